export const DEVICE_RULE = { id: 'device', version: 2 } as const;

/** How long the rule looks back, at the same company. */
export const DEVICE_DAYS = 30;

/**
 * What is let pass; the next one is held (spec section 5). A cookie is a device. An address with a browser is one too
 * where somebody came without a cookie, now or before. Where all have cookies, a household, an office or a hotel's lobby may
 * share an address, and the name of a phone's browser tells little: three devices are believed, not more.
 */
export const DEVICE_LIMITS = {
  device: { perCompany: 1, companiesADay: 5 },
  address: { perCompany: 3, companiesADay: 15 },
} as const;

const DAY_MS = 24 * 3600 * 1000;

/** What another submission has left that shares the cookie or the address. */
export interface DeviceMark {
  companyId: string;
  submissionId: string;
  /** Null when it came without one. */
  cookie: string | null;
  sameAddress: boolean;
  at: Date;
}

export interface DeviceFinding {
  rule: string;
  version: number;
  weight: 'hold';
  detail: { reason: 'same_company' | 'many_companies'; by: keyof typeof DEVICE_LIMITS };
}

/**
 * What earlier submissions say about one more, for `companyId`, by the device with `cookie`, at `now`. Those of the
 * submission itself are none of them.
 */
export function decideDevice(
  companyId: string,
  cookie: string | null,
  earlier: readonly DeviceMark[],
  now: Date,
): DeviceFinding[] {
  const own = earlier.filter((mark) =>
    cookie !== null && mark.cookie !== null ? mark.cookie === cookie : mark.sameAddress,
  );
  const around = earlier.filter(({ sameAddress }) => sameAddress);
  for (const [by, marks] of [['device', own] as const, ['address', around] as const]) {
    const { perCompany, companiesADay } = DEVICE_LIMITS[by];
    const reason =
      submissionsOf(since(marks, now, DEVICE_DAYS).filter((mark) => mark.companyId === companyId)) >= perCompany
        ? 'same_company'
        : otherCompanies(since(marks, now, 1), companyId) >= companiesADay
          ? 'many_companies'
          : undefined;
    if (reason) return [{ rule: DEVICE_RULE.id, version: DEVICE_RULE.version, weight: 'hold', detail: { reason, by } }];
  }
  return [];
}

const since = (marks: readonly DeviceMark[], now: Date, days: number): DeviceMark[] =>
  marks.filter(({ at }) => now.getTime() - at.getTime() < days * DAY_MS);

const otherCompanies = (marks: DeviceMark[], companyId: string): number =>
  new Set(marks.map((mark) => mark.companyId).filter((id) => id !== companyId)).size;

/** One order from several devices is one submission, and what one device tries again and again is one device's. */
const submissionsOf = (marks: DeviceMark[]): number =>
  Math.min(
    new Set(marks.map(({ submissionId }) => submissionId)).size,
    new Set(marks.map(({ cookie }) => cookie)).size,
  );
