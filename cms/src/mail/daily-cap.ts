/** Limit of mails per staff address and day. */
export const STAFF_MAILS_A_DAY = 20;
const DAY_MS = 24 * 3600 * 1000;

/** Counts mails by address in this process, which is enough for few staff. */
export class DailyCap {
  readonly #sent = new Map<string, number[]>();

  /** Counts a mail. @returns false if the address has reached its limit */
  take(address: string, now: number): boolean {
    for (const [known, times] of this.#sent) if ((times.at(-1) ?? 0) <= now - DAY_MS) this.#sent.delete(known);
    const key = address.trim().toLowerCase();
    const recent = (this.#sent.get(key) ?? []).filter((time) => time > now - DAY_MS);
    if (recent.length >= STAFF_MAILS_A_DAY) return false;
    this.#sent.set(key, [...recent, now]);
    return true;
  }
}
