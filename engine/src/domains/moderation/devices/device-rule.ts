export const DEVICE_RULE = { id: 'device', version: 3 } as const;

/** How long the rule looks back, at the same company. */
export const DEVICE_DAYS = 30;

/**
 * Allowed submissions; the next one is held (spec section 5). A cookie is a device. An address with a browser counts as
 * a device too if either submission came without a cookie. If all have cookies, a household, an office or a hotel's
 * lobby may share an address, and the names of phone browsers say little: three devices are accepted.
 */
export const DEVICE_LIMITS = {
  device: { perCompany: 1, companiesADay: 5 },
  address: { perCompany: 3, companiesADay: 15 },
} as const;

const DAY_MS = 24 * 3600 * 1000;

/** An earlier submission that shares the cookie or the address. */
export interface DeviceMark {
  companyId: string;
  submissionId: string;
  /** Null without a cookie. */
  cookie: string | null;
  sameAddress: boolean;
  at: Date;
}

export interface DeviceFinding {
  rule: string;
  version: number;
  weight: 'hold' | 'second_sign';
  detail: { reason: 'same_company' | 'many_companies'; by: keyof typeof DEVICE_LIMITS };
}

export interface DeviceSubmission {
  companyId: string;
  /** Null without a cookie. */
  cookie: string | null;
  /** Whether an invitation's token proves whose it is: people who share an address are then known to be different. */
  invited: boolean;
}

/** Findings for a submission; `earlier` excludes its own marks. */
export function checkDeviceRule(
  { companyId, cookie, invited }: DeviceSubmission,
  earlier: readonly DeviceMark[],
  now: Date,
): DeviceFinding[] {
  const sameCookie = earlier.filter((mark) => cookie !== null && mark.cookie === cookie);
  const sameDevice = earlier.filter((mark) =>
    cookie !== null && mark.cookie !== null ? mark.cookie === cookie : mark.sameAddress,
  );
  const sameAddress = earlier.filter((mark) => mark.sameAddress);
  const byAddress = invited ? 'second_sign' : 'hold';
  for (const [by, marks, weight] of [
    ['device', sameCookie, 'hold'] as const,
    ['device', sameDevice, byAddress] as const,
    ['address', sameAddress, byAddress] as const,
  ]) {
    const reason = reasonOf(marks, DEVICE_LIMITS[by], companyId, now);
    if (reason) return [{ rule: DEVICE_RULE.id, version: DEVICE_RULE.version, weight, detail: { reason, by } }];
  }
  return [];
}

function reasonOf(
  marks: readonly DeviceMark[],
  { perCompany, companiesADay }: (typeof DEVICE_LIMITS)[keyof typeof DEVICE_LIMITS],
  companyId: string,
  now: Date,
): DeviceFinding['detail']['reason'] | undefined {
  const ofCompany = within(marks, now, DEVICE_DAYS).filter((mark) => mark.companyId === companyId);
  if (countSubmissions(ofCompany) >= perCompany) return 'same_company';
  return countOtherCompanies(within(marks, now, 1), companyId) >= companiesADay ? 'many_companies' : undefined;
}

const within = (marks: readonly DeviceMark[], now: Date, days: number): DeviceMark[] =>
  marks.filter(({ at }) => now.getTime() - at.getTime() < days * DAY_MS);

const countOtherCompanies = (marks: DeviceMark[], companyId: string): number =>
  new Set(marks.map((mark) => mark.companyId).filter((id) => id !== companyId)).size;

/** An order reviewed from several devices counts once, and so do repeated attempts by one device. */
const countSubmissions = (marks: DeviceMark[]): number =>
  Math.min(
    new Set(marks.map(({ submissionId }) => submissionId)).size,
    new Set(marks.map(({ cookie }) => cookie)).size,
  );
