import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { BASE_URL, Merchant, forgetSignIns, linkIn, mailTo, person } from './people.ts';

export interface Owner {
  /** The owner's browser, signed in. */
  page: Page;
  merchant: Merchant;
  email: string;
  password: string;
}

/** Registers a company of its own for a test, without its forms. @param word tells whose it is in mails and reports */
export async function registerOwner(browser: Browser, word: string): Promise<Owner> {
  await forgetSignIns();
  const page = await person(browser);
  // Two tests may choose the same word.
  const own = `${word}-${randomUUID().slice(0, 8)}`;
  const email = `owner.${own}@merchant.example`;
  const password = `${own}-grows-slowly`;
  const headers = { origin: BASE_URL, 'idempotency-key': randomUUID() };
  const registered = await page.request.post('/api/v1/accounts', {
    headers,
    data: {
      name: `Olga ${word}`,
      email,
      password,
      company: {
        name: `House of ${own}`,
        website: `https://${own}.example`,
        kind: 'shops',
        country: 'PL',
        city: 'Toruń',
      },
      locale: 'en',
      acceptTerms: true,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const link = linkIn(await mailTo(page.request, email, /./), /[?&]token=/);
  const token = new URL(link).searchParams.get('token');
  const verified = await page.request.post('/api/v1/accounts/verifications', { headers, data: { token } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return { page, merchant: await Merchant.signedIn(page.request), email, password };
}
