import { z } from 'zod';

const line = (max: number) => z.string().trim().min(1).max(max);

/** Who issues our invoices, and where transfers go. Invoices follow Polish law. */
const Settings = z.object({
  SELLER_NAME: line(200),
  SELLER_STREET: line(200),
  SELLER_POSTCODE: line(20),
  SELLER_CITY: line(100),
  /** NIP, ten digits. */
  SELLER_TAX_NUMBER: z.string().regex(/^\d{10}$/, 'must be a NIP: ten digits'),
  SELLER_EMAIL: z.email().optional(),
  SELLER_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, 'must be an IBAN')),
  SELLER_BIC: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'must be a BIC')
    .optional(),
  SELLER_BANK: line(100).optional(),
});

/** On one's own machine: an invented company with numbers that pass their checks. */
const SAMPLE = {
  SELLER_NAME: 'Opinara Sp. z o.o.',
  SELLER_STREET: 'ul. Przykładowa 1',
  SELLER_POSTCODE: '00-001',
  SELLER_CITY: 'Warszawa',
  SELLER_TAX_NUMBER: '1234563218',
  SELLER_IBAN: 'PL61109010140000071219812874',
  SELLER_BIC: 'WBKPPLPP',
  SELLER_BANK: 'Przykładowy Bank',
};

export type SellerSettings = z.infer<typeof Settings>;

/** Wrong or incomplete settings are refused; without any there is no seller, and nothing can be sold. */
export const sellerSettings = (local: boolean) =>
  z.preprocess((env) => {
    const given = Object.entries(env as Record<string, unknown>).filter(([name]) => name.startsWith('SELLER_'));
    if (given.length > 0) return Object.fromEntries(given);
    return local ? SAMPLE : undefined;
  }, Settings.optional());
