import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import pg from 'pg';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { mintStaffToken } from '../../../engine/contracts/security/staff-token.ts';
import type { InvitationConfig } from '../../../engine/contracts/invitations.ts';

export const BASE_URL = process.env['BASE_URL'] ?? '';
const INBOX_URL = process.env['INBOX_URL'] ?? '';
const API = `${BASE_URL}/api/v1`;
const headers = { origin: BASE_URL };

/** Distinguishes addresses, orders and texts of this run from other runs'. */
export const run = Date.now().toString(36);

const WORDS = (
  'acorn basil candle drawer engine fabric garden hammer island jumper kettle ladder marble needle orange pepper quartz ' +
  'ribbon saddle teapot umbrella velvet window yoghurt zipper anchor bottle cactus dinner elbow feather giraffe harbour ' +
  'igloo jigsaw koala lantern magnet napkin onion pillow quiver rocket sandal tunnel urchin violin walnut yellow zebra'
).split(' ');
const WORDS_ADDED = 14;

/** A unique review text, so that it is not held as a duplicate, also when the tests ran before on the same data. */
export function inOwnWords(text: string): string {
  const words = Array.from({ length: WORDS_ADDED }, () => WORDS[Math.floor(Math.random() * WORDS.length)]);
  return `${text} (${run}: ${words.join(' ')})`;
}

interface InboxMail {
  id: string;
  subject: string;
  to: { address: string }[];
}

/** Waits for the newest mail to an address that matches, and returns its HTML. */
export async function mailTo(request: APIRequestContext, address: string, words: RegExp): Promise<string> {
  let html = '';
  await expect(async () => {
    const mails = (await (await request.get(`${INBOX_URL}/api/email`)).json()) as InboxMail[];
    const own = mails.filter((mail) => mail.to.some((to) => to.address === address) && words.test(mail.subject));
    expect(own.length, `mails to ${address}`).toBeGreaterThan(0);
    const mail = (await (await request.get(`${INBOX_URL}/api/email/${own.at(-1)?.id}`)).json()) as { html: string };
    html = mail.html;
  }).toPass({ timeout: 60_000 });
  return html;
}

/** The first matching link of a mail. */
export function linkIn(html: string, address: RegExp): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = links.find((link) => address.test(link));
  if (!found) throw new Error(`no link like ${address} among:\n${links.join('\n')}`);
  return found;
}

/** All tests sign in from one address, as often as a program that guesses passwords. */
export async function forgetSignIns(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  await client.query('delete from engine.throttles').finally(() => client.end());
}

/** A signed-in merchant. */
export class Merchant {
  readonly #request: APIRequestContext;
  readonly company: { id: string; slug: string; name: string };

  private constructor(request: APIRequestContext, company: Merchant['company']) {
    this.#request = request;
    this.company = company;
  }

  /** The merchant of the demo. */
  static async signIn(request: APIRequestContext): Promise<Merchant> {
    await forgetSignIns();
    const data = { email: 'merchant@demo.example', password: process.env['DEMO_PASSWORD'] ?? '' };
    expect((await request.post(`${API}/sessions`, { data, headers })).ok()).toBe(true);
    return Merchant.signedIn(request);
  }

  /** The signed-in user. */
  static async signedIn(request: APIRequestContext): Promise<Merchant> {
    const me = (await (await request.get(`${API}/me`)).json()) as { companies: Merchant['company'][] };
    return new Merchant(request, me.companies[0]!);
  }

  async post<T>(path: string, data: object): Promise<T> {
    const answer = await this.#request.post(`${API}/panel/companies/${this.company.id}${path}`, {
      data,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  /** A configuration that invites at once, at any hour. Reuses one of an earlier run, as their number is limited. */
  async configure(own: Partial<InvitationConfig> = {}): Promise<string> {
    const address = `${API}/panel/companies/${this.company.id}/invitation-configs`;
    const { items } = (await (await this.#request.get(address)).json()) as { items: InvitationConfig[] };
    const ofThisRun = `E2E ${process.env['E2E_RUN']} `;
    const spares = items.filter(({ name }) => name.startsWith('E2E ') && !name.startsWith(ofThisRun));
    // Not one that parallel tests use: the first, the last, the last but one.
    const spare = spares.at(-Number(process.env['TEST_PARALLEL_INDEX']));
    const { id: _id, ...rest } = items.find(({ name }) => !name.startsWith('E2E '))!;
    const config = {
      ...rest,
      name: `${ofThisRun}${randomUUID().slice(0, 8)}`,
      delayDays: 0,
      windowStart: 0,
      windowEnd: 24,
    };
    if (!spare) return (await this.post<{ id: string }>('/invitation-configs', { ...config, ...own })).id;
    const answer = await this.#request.put(`${address}/${spare.id}`, { data: { ...config, ...own }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return spare.id;
  }

  /** Invites somebody. @returns the link in the mail */
  async invite(email: string, configId: string, products: { productId: string; name: string }[] = []): Promise<string> {
    const orderId = `E2E-${email}`;
    await this.post('/orders', {
      orderId,
      email,
      name: 'Anna Kowalska',
      language: 'en',
      basis: 'consent',
      configId,
      products,
    });
    return linkIn(await mailTo(this.#request, email, /./), /\/invitation\/[^/]+\/edit\/[^/?]+$|\/edit\/[^?]+\?grade=4/);
  }
}

let devices = 0;

/** A device of its own: all are at one address, where only a few browsers of the same make are accepted. */
export function aDevice(browser: Browser): BrowserContextOptions {
  const chromium = `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  return {
    baseURL: BASE_URL,
    locale: 'en-GB',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chromium} Person/${run}.${process.pid}.${++devices}`,
  };
}

/** Another person's browser: another device, in English. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...aDevice(browser), ...options });
  return context.newPage();
}

/** The staff API, called as the cms does for a moderator. */
export function moderator(request: APIRequestContext, staffId: string) {
  const token = () =>
    mintStaffToken(process.env['STAFF_KEY'] ?? '', { staffId, name: `Moderator ${staffId}`, role: 'moderator' });
  const call = async <T>(method: 'get' | 'post', path: string, data?: object): Promise<T> => {
    const answer = await request[method](`${API}/staff${path}`, {
      headers: { ...headers, authorization: `Bearer ${token()}` },
      ...(data && { data }),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  return {
    get: <T>(path: string) => call<T>('get', path),
    post: <T>(path: string, data: object = {}) => call<T>('post', path, data),
  };
}

/** Fills in the invitation's form up to the thank-you page. */
export async function writeReview(
  page: Page,
  body: string,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await page.getByLabel('Your review').fill(body);
  await before();
  await page.getByRole('button', { name: 'Next' }).click();
  const skip = page.getByRole('button', { name: /^Skip the/ });
  const name = page.getByLabel('Name or nickname');
  await expect(skip.or(name)).toBeVisible();
  while (await skip.isVisible()) await skip.click();
  await name.fill('Anna K.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
}
