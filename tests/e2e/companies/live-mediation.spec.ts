import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startOwnEngine } from '../support/own-engine.ts';
import type { OwnEngine } from '../support/own-engine.ts';
import { BASE_URL, Merchant, aDevice, inOwnWords, linkIn, mailTo, person, run } from '../support/people.ts';

let own: OwnEngine;
test.beforeAll(async () => {
  own = await startOwnEngine({ acting: true });
});
test.afterAll(() => own.stop());

/** The messages that a page shows, in their order. */
const messagesOn = (page: Page) => page.getByRole('log').getByRole('listitem');

async function sendFromPanel(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /essage to the customer$/ }).fill(text);
  await page.getByRole('button', { name: 'Send the message' }).click();
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Send answer' }).click();
}

/** Marks a page; a reload would remove the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));

test('both sides talk live through a restarted engine, no message is lost or doubled, and the rating is changed', async ({
  page,
  browser,
}) => {
  const merchant = await Merchant.signIn(page.request);
  await page.goto(`${own.door}/en/panel/mediations`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mediations' })).toBeVisible();
  await mark(page);

  // A low rating arrives in the inbox that is open.
  const email = `live.${run}@customer.example`;
  const link = await merchant.invite(email, await merchant.configure());
  const token = /\/edit\/([\w-]+)/.exec(link)?.[1];
  const customer = await person(browser);
  const body = inOwnWords('The parcel came a week late and nobody told me why.');
  const sent = await customer.request.post(`${BASE_URL}/api/v1/reviews`, {
    data: { token, grade: 2, body, authorName: `Live ${run}`, language: 'en', acceptTerms: true },
    headers: { origin: new URL(BASE_URL).origin, 'user-agent': aDevice(browser).userAgent ?? '' },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await page.getByRole('link', { name: new RegExp(`Live ${run}`) }).click();
  await expect(page.getByText(body).last()).toBeVisible();

  const said = ['We are sorry. What can we do for you?'];
  await sendFromPanel(page, said[0]!);
  await expect(messagesOn(page)).toHaveCount(1);
  const mailed = new URL(linkIn(await mailTo(page.request, email, /has written to you/), /\/mediation\//));
  await customer.goto(own.door + mailed.pathname);
  await expect(messagesOn(customer)).toHaveCount(1);
  await mark(customer);
  const bothShow = async () => {
    for (const side of [page, customer]) {
      await expect(messagesOn(side)).toHaveCount(said.length);
      for (const [n, text] of said.entries()) await expect(messagesOn(side).nth(n)).toContainText(text);
    }
  };

  said.push('Please send me a new parcel.');
  await answer(customer, said[1]!);
  await bothShow();

  // Written through the platform's other engine while the one of these pages is dead.
  await own.kill();
  const meanwhile = 'Are you still there?';
  const mediation = `${BASE_URL}/api/v1/mediations/${mailed.pathname.split('/').at(-1)}`;
  const written = await customer.request.post(`${mediation}/messages`, {
    data: { body: meanwhile },
    headers: { origin: new URL(BASE_URL).origin },
  });
  expect(written.ok(), await written.text()).toBe(true);
  const promised = 'A new parcel is on its way to you.';
  await sendFromPanel(page, promised);
  await own.restart();
  said.push(meanwhile, promised);
  // It goes out by itself, or at another click if the engine was away for longer than the page tries.
  await expect(async () => {
    if (await page.getByText('The message was not sent').isVisible())
      await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(messagesOn(page)).toHaveCount(said.length, { timeout: 5_000 });
  }).toPass();
  await bothShow();

  said.push('It has arrived, thank you!');
  await answer(customer, said[4]!);
  await bothShow();

  const better = inOwnWords('Late at first, then a new parcel came within a day.');
  await customer.getByRole('button', { name: 'Change the review' }).click();
  await customer.getByRole('radio', { name: /^5 out of 5/ }).check({ force: true });
  await customer.getByLabel('Your review').fill(better);
  await customer.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('The customer changed the review')).toBeVisible();
  await expect(customer.getByRole('heading', { level: 1, name: 'Your changed review is published' })).toBeVisible();
  for (const side of [page, customer]) await expect(side.locator('body[data-marked]')).toBeVisible();
});
