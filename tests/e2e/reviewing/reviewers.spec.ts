import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DeskCase, DeskPage } from '../../../engine/contracts/moderation.ts';
import { webpChunkTypes, phonePhoto } from '../../../engine/src/platform/pictures/testing.ts';
import { openReady } from '../support/ready.ts';
import {
  BASE_URL,
  Merchant,
  inOwnWords,
  linkIn,
  mailTo,
  moderator,
  person,
  run,
  writeReview,
} from '../support/people.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The public reviews of a company as its page lists them. */
const onProfile = (page: Page, slug: string, text: string) =>
  expect(async () => {
    await page.goto(`/en/reviews/${slug}`);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

test('a photo with its place is shown on the profile without it; ratings and answers come along', async ({
  page,
  browser,
}) => {
  const merchant = await Merchant.signIn(page.request);
  const config = await merchant.configure({
    askPhotos: true,
    criteria: ['delivery', 'service'],
    questions: [
      {
        id: 'how',
        kind: 'single',
        required: true,
        question: { en: 'How did you find us?', pl: 'Skąd o nas wiesz?' },
        choices: [
          { en: 'By chance', pl: 'Przypadkiem' },
          { en: 'From friends', pl: 'Od znajomych' },
        ],
      },
    ],
  });
  const link = await merchant.invite(`photo.${run}@customer.example`, config);
  const customer = await person(browser, PHONE);
  await customer.goto(link);

  const photo = await phonePhoto();
  expect(photo.includes('Exif')).toBe(true);
  const text = inOwnWords('The parcel came a day early and nothing was broken.');
  await customer.getByLabel('Your review').fill(text);
  await customer.getByLabel('Add photos').setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(customer.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await customer.getByRole('button', { name: 'Next' }).click();
  await customer
    .getByRole('group', { name: /^Delivery/ })
    .getByRole('radio', { name: /^5 out of 5/ })
    .click({ force: true });
  await customer.getByRole('button', { name: 'Next' }).click();
  await expect(customer.getByText('Input required')).toBeVisible();
  await customer.getByText('By chance').click();
  await customer.getByRole('button', { name: 'Next' }).click();
  await customer.getByRole('button', { name: /^Use “/ }).click();
  await customer.getByRole('button', { name: 'Send review' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();

  await onProfile(page, merchant.company.slug, text);
  const card = page.getByRole('article').filter({ hasText: text });
  const shown = card.locator('img[src*="/uploads/photos/"]').first();
  await expect(shown).toBeVisible();
  const id = /\/photos\/([^/]+)\//.exec((await shown.getAttribute('src')) ?? '')?.[1];
  for (const size of ['small', 'medium', 'large']) {
    const file = await (await page.request.get(`/uploads/photos/${id}/${size}.webp`)).body();
    expect(webpChunkTypes(file)).toEqual(['VP8 ']);
    for (const trace of ['Exif', 'GPS', 'xmpmeta']) expect(file.includes(trace)).toBe(false);
  }
  await customer.context().close();
});

test('a review is written and sent without JavaScript, on a page for its reader alone', async ({ page, browser }) => {
  const merchant = await Merchant.signIn(page.request);
  const link = await merchant.invite(`plain.${run}@customer.example`, await merchant.configure());
  const context = await browser.newContext({
    baseURL: BASE_URL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const customer = await context.newPage();
  const opened = await customer.goto(`${link.split('?')[0]}?grade=4`);
  expect(opened?.headers()['cache-control']).toBe('no-store');
  await expect(customer.getByRole('radio', { name: /^4 out of 5/ })).toBeChecked();
  await expect(customer.getByLabel('Add photos')).toBeHidden();
  await customer.getByLabel('Your review').fill('Short');
  await customer.getByRole('button', { name: 'Next' }).click();
  await expect(customer.getByText(/^Write at least/)).toBeVisible();
  const text = inOwnWords('Ordered on a reader without any scripts, and it came.');
  await customer.getByLabel('Your review').fill(text);
  await customer.getByRole('button', { name: 'Next' }).click();
  await expect(customer.getByLabel('Your review')).toHaveValue(text);
  await customer.getByLabel('Name or nickname').fill('Plain Anna');
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await customer.getByRole('button', { name: 'Send review' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await onProfile(page, merchant.company.slug, text);
  await context.close();
});

test('a form that is sent while its scripts are still loading is not lost when they arrive', async ({
  page,
  browser,
}) => {
  const merchant = await Merchant.signIn(page.request);
  const link = await merchant.invite(`slow.${run}@customer.example`, await merchant.configure());
  const customer = await person(browser);
  const [scripts, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await customer.route(/\.js(?:$|\?)/, (route) => scripts.promise.then(() => route.continue()));
  await customer.route('**/invitation/**', (route) =>
    route.request().method() === 'POST' ? answer.promise.then(() => route.continue()) : route.continue(),
  );
  await customer.goto(link, { waitUntil: 'commit' });
  const text = inOwnWords('Sent before the page was complete, and it arrived all the same.');
  await customer.getByLabel('Your review').fill(text);
  const posted = customer.waitForRequest((request) => request.method() === 'POST');
  await customer.getByRole('button', { name: 'Next' }).click({ noWaitAfter: true });
  await posted;
  const takenOver = customer.waitForRequest(/\/api\/v1\/invitations\//);
  scripts.resolve();
  await takenOver;
  answer.resolve();
  await customer.getByLabel('Name or nickname').fill('Slow Anna');
  await customer.getByRole('button', { name: 'Send review' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await onProfile(page, merchant.company.slug, text);
  await customer.context().close();
});

test('the link of the mail edits the review, and deletes it', async ({ page, browser }) => {
  const merchant = await Merchant.signIn(page.request);
  const link = await merchant.invite(`edit.${run}@customer.example`, await merchant.configure());
  const customer = await person(browser);
  await customer.goto(link);
  const [first, second] = [
    inOwnWords('First impression: a very good shop.'),
    inOwnWords('Second thoughts: still a good shop.'),
  ];
  await writeReview(customer, first);
  await onProfile(page, merchant.company.slug, first);

  await customer.goto(link);
  await expect(customer.getByRole('heading', { level: 1, name: /^Your review of/ })).toBeVisible();
  await customer.getByRole('button', { name: 'Change' }).click();
  await customer.getByLabel('Your review').fill(second);
  await customer.getByRole('button', { name: 'Save the change' }).click();
  await expect(customer.getByText(/^Saved/)).toBeVisible();
  await onProfile(page, merchant.company.slug, second);
  await expect(page.getByText(first)).toHaveCount(0);

  await customer.getByRole('button', { name: 'Delete' }).click();
  const dialog = customer.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await customer.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await customer.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(customer.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto(`/en/reviews/${merchant.company.slug}`);
    expect(await page.getByText(second).count()).toBe(0);
  }).toPass();
  await customer.context().close();
});

test('a review held back: its author reads why, appeals, and a moderator reverses it', async ({ page, browser }) => {
  const merchant = await Merchant.signIn(page.request);
  const email = `held.${run}@customer.example`;
  const link = await merchant.invite(email, await merchant.configure());
  const customer = await person(browser);
  await customer.goto(link);
  const text = inOwnWords('Their service line answered at once, it is +48 600 100 200 by the way.');
  await writeReview(customer, text);

  await customer.goto(linkIn(await mailTo(page.request, email, /waits|held|moderator/i), /\/statement\//));
  await expect(customer.getByRole('heading', { level: 1, name: 'Your review is not shown for now' })).toBeVisible();
  await expect(customer.getByText('a phone number', { exact: true })).toBeVisible();
  await customer.getByLabel(/^What should we know/).fill('It is the shop’s own number.');
  await customer.getByRole('button', { name: 'Appeal' }).click();
  await expect(customer.getByRole('heading', { name: 'Your appeal has been received' })).toBeVisible();

  const staff = moderator(page.request, `e2e-${run}`);
  let waiting: DeskCase | undefined;
  await expect(async () => {
    const { items } = await staff.get<DeskPage>('/cases?kind=appeal&limit=50');
    waiting = items.find(({ review }) => review?.body === text);
    expect(waiting).toBeTruthy();
  }).toPass();
  await staff.post(`/cases/${waiting!.id}/claim`);
  await staff.post(`/cases/${waiting!.id}/decision`, { decision: 'accept', ground: 'no_violation' });

  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'Your appeal was granted' })).toBeVisible();
  await onProfile(page, merchant.company.slug, text);
  await customer.context().close();
});

test('a QR code opens the form on the profile; the review counts once its address is confirmed', async ({
  page,
  browser,
}) => {
  const merchant = await Merchant.signIn(page.request);
  const { url } = await merchant.post<{ url: string }>('/entry-codes', { kind: 'qr', label: `Counter ${run}` });
  const customer = await person(browser, PHONE);
  // The printed URL is in the default language; the visitor changes the language and keeps the form.
  await customer.goto(url);
  await expect(customer.getByRole('heading', { name: /^Napisz opinię o/ })).toBeVisible();
  await customer.goto(`/en/reviews/${merchant.company.slug}${new URL(url).search}`);
  await expect(customer.getByRole('heading', { name: /^Write a review of/ })).toBeVisible();
  const next = customer.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(customer.getByText('Input required')).toBeVisible();

  const email = `qr.${run}@customer.example`;
  const text = inOwnWords('Found them by the sign at the door and stayed for an hour.');
  await customer
    .getByRole('group', { name: 'Your rating' })
    .getByRole('radio', { name: /^5 out of 5/ })
    .click({ force: true });
  // A star leads on by itself.
  await expect(customer.getByText('Step 2 of 3')).toBeInViewport();
  await customer.getByLabel('Your review').fill(text);
  // It survives a reload.
  await customer.reload();
  await expect(customer.getByText('Here is what you wrote last time.')).toBeVisible();
  await expect(customer.getByLabel('Your review')).toHaveValue(text);
  await next.click();
  await customer.getByLabel('Name or nickname').fill('Ola');
  await customer.getByLabel('E-mail address').fill('ola at example');
  await customer.getByRole('button', { name: 'Send review' }).click();
  await expect(customer.getByText('Incorrect email address')).toBeVisible();
  await customer.getByLabel('E-mail address').fill(email);
  await customer.getByRole('button', { name: 'Send review' }).click();
  await expect(customer.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const confirm = linkIn(await mailTo(page.request, email, /./), /\/confirm\//);
  expect(confirm).toMatch(new RegExp(`^${BASE_URL}/en/reviews/${merchant.company.slug}/confirm/`));
  await customer.goto(confirm);
  await expect(customer.getByRole('heading', { level: 1, name: 'The review has been confirmed' })).toBeVisible();
  await expect(customer.getByRole('link', { name: /^Other reviews of/ })).toBeVisible();
  await onProfile(page, merchant.company.slug, text);

  // Opening the link again changes nothing; the author's link comes by mail.
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1, name: 'The review has been confirmed' })).toBeVisible();
  await customer.getByRole('link', { name: 'See or change your review' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: /^Your review of/ })).toBeVisible();
  await expect(customer.getByText(text)).toBeVisible();
  await customer.context().close();
});

test('personal data can be downloaded and erased by a mailed link', async ({ page, browser }) => {
  const merchant = await Merchant.signIn(page.request);
  const email = `privacy.${run}@customer.example`;
  const link = await merchant.invite(email, await merchant.configure());
  const customer = await person(browser);
  await customer.goto(link);
  await writeReview(customer, inOwnWords('A good shop, and they keep what they promise.'));

  const ask = async (kind: RegExp, subject: RegExp) => {
    await openReady(customer, '/en/privacy/request');
    await customer.getByRole('radio', { name: kind }).check();
    await customer.getByLabel('E-mail address').fill(email);
    await customer.getByRole('button', { name: 'Send me the link' }).click();
    await expect(customer.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await customer.goto(linkIn(await mailTo(page.request, email, subject), /\/privacy\//));
  };
  await ask(/^A copy/, /copy|data/i);
  const [download] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  await ask(/^Erasure/, /eras/i);
  await customer.getByRole('button', { name: 'Erase…' }).click();
  await customer.getByRole('button', { name: 'Erase for good' }).click();
  await expect(customer.getByRole('heading', { name: 'Your data has been erased' })).toBeVisible();
  await customer.context().close();
});
