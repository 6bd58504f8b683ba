/** One submission per device and company in so many days (spec section 5). */
export const DEVICE_DAYS = 30;
/** More companies than this from one device within a day are held. */
export const COMPANIES_A_DAY = 5;
export const DEVICE_RULE = { id: 'device', version: 1 } as const;

const DAY_MS = 24 * 3600 * 1000;

/** An earlier submission of the same device. */
export interface DeviceMark {
  companyId: string;
  at: Date;
}

export interface DeviceFinding {
  rule: string;
  version: number;
  weight: 'hold';
  detail: { reason: 'same_company' | 'many_companies' };
}

/** What the device's earlier submissions say about one more, for `companyId`, at `now`. */
export function decideDevice(companyId: string, earlier: DeviceMark[], now: Date): DeviceFinding[] {
  const found = (reason: DeviceFinding['detail']['reason']): DeviceFinding[] => [
    { rule: DEVICE_RULE.id, version: DEVICE_RULE.version, weight: 'hold', detail: { reason } },
  ];
  const since = (days: number) => earlier.filter(({ at }) => now.getTime() - at.getTime() < days * DAY_MS);
  if (since(DEVICE_DAYS).some((mark) => mark.companyId === companyId)) return found('same_company');
  const companiesToday = new Set(since(1).map((mark) => mark.companyId));
  return companiesToday.size >= COMPANIES_A_DAY ? found('many_companies') : [];
}
