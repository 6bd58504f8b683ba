import type { TestPlatform } from '../../support/platform.ts';
import { linksOf } from '../../support/smtp-sink.ts';

export const PASSWORD = 'a long enough password';
/** A request to register. */
export const registration = (email: string, extra: object = {}) => ({
  name: 'Ewa Nowak',
  email,
  password: PASSWORD,
  locale: 'en',
  acceptTerms: true,
  company: { name: 'Kwiaciarnia Łąka', website: 'https://laka.example', kind: 'shops', country: 'PL' },
  ...extra,
});

export const WELCOME = /\/welcome\?token=(.+)$/;

/** Steps of the accounts' tests on a platform. */
export function accountSteps(platform: () => TestPlatform) {
  /** The token in a mailed link to `path`. */
  async function mailed(email: string, path: RegExp, nth = 1): Promise<string> {
    const mail = await platform().mail.waitForMail(email, { nth });
    const found = linksOf(mail)
      .map((href) => path.exec(href)?.[1])
      .find(Boolean);
    if (!found) throw new Error(`no such link in: ${linksOf(mail).join(' ')}`);
    return decodeURIComponent(found);
  }

  async function registered(email: string) {
    expect((await platform().api.fresh().post('/accounts', registration(email))).status).toBe(202);
    const client = platform().api.fresh();
    expect((await client.post('/accounts/verifications', { token: await mailed(email, WELCOME) })).status).toBe(204);
    return client;
  }

  return { mailed, registered };
}
