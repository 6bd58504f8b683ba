import { PartnerCode, REFERRAL_DAYS, REFERRAL_PARAM } from '@app/contracts/partners/codes';
import { localStore } from './local-store.ts';

const KEY = 'referral';
const DAY_MS = 86_400_000;

/**
 * Keeps the partner's code of an address such as `/pricing?ref=K7MPX4QD` in this browser for 90 days, unless it came with
 * one before. It stays here until its owner registers a company, where the form shows it.
 */
export function noteReferral(search: string, now = Date.now()): void {
  const code = PartnerCode.safeParse(new URLSearchParams(search).get(REFERRAL_PARAM)).data;
  if (!code || keptReferral(now) !== null) return;
  try {
    localStore()?.setItem(KEY, JSON.stringify({ code, at: now }));
  } catch {
    // Without storage the code can still be typed into the form.
  }
}

/** The code that this browser came with first; null without one, or when it is too old. */
export function keptReferral(now = Date.now()): string | null {
  try {
    const { code, at } = JSON.parse(localStore()?.getItem(KEY) ?? '{}') as { code?: unknown; at?: unknown };
    const isYoung = typeof at === 'number' && at <= now && now - at < REFERRAL_DAYS * DAY_MS;
    return isYoung ? (PartnerCode.safeParse(code).data ?? null) : null;
  } catch {
    return null;
  }
}
