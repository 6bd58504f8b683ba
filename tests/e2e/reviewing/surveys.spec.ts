import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchPage } from '../support/page-check.ts';
import { linkIn, mailTo, person, run } from '../support/people.ts';
import { NPS, SURVEY, companyOf } from '../support/surveys.ts';

const customerAt = (name: string): string => `${name}.${run}@customer.example`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const thanks = (page: Page) => expect(heading(page, 'Thank you!')).toBeVisible();
/** The radio buttons of a scale lie under their numbers. */
const point = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

test('a customer answers a survey from the mail and changes it; only the company sees it', async ({
  page,
  browser,
}) => {
  const surveys = await companyOf(page);
  const { id } = await surveys.open(SURVEY);
  const email = customerAt('rider');
  expect(await surveys.invite(id, email)).toEqual({ accepted: 1, skipped: [] });
  expect(await surveys.invite(id, email)).toEqual({ accepted: 0, skipped: [{ email, reason: 'already_invited' }] });
  const link = linkIn(await mailTo(page.request, email, /would like your opinion$/), /\/surveys\/invitation\//);

  const customer = await person(browser);
  const look = watchPage(customer);
  await look.open(link);
  await expect(heading(customer, 'Your new bicycle')).toBeVisible();
  await expect(customer.getByText('4 questions')).toBeVisible();
  await expect(customer.getByText(`${surveys.company.name} will see that these answers are yours.`)).toBeVisible();
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await look.expectComplete('en');
  await customer.getByRole('button', { name: 'Start the survey' }).click();

  await expect(customer).toHaveURL(/\/en\/surveys\/form\/[\w-]{40,}$/);
  await expect(customer.getByText('0 of 4 answered')).toBeVisible();
  await customer.getByLabel('What is missing?').fill('A bell.');
  await customer.getByRole('button', { name: 'Send answers' }).click();
  await expect(customer.getByText('Check 2 questions')).toBeVisible();
  await look.expectComplete('en');
  await customer.getByRole('link', { name: 'Where do you ride?' }).click();
  await customer.keyboard.press('Space');
  // What was filled in is still there.
  await customer.reload();
  await expect(customer.getByText('2 of 4 answered')).toBeVisible();
  await expect(customer.getByRole('radio', { name: 'In town' })).toBeChecked();
  await point(customer, '10: perfectly');
  await customer.getByRole('radio', { name: 'Yes' }).check();
  await customer.getByRole('button', { name: 'Send answers' }).click();
  await thanks(customer);
  await expect(customer.getByText('Have a good ride!')).toBeVisible();
  await look.expectComplete('en');

  const [response] = await surveys.responses(id);
  expect(response?.respondent).toEqual({ name: 'Anna Kowalska', email });
  expect(response?.answers).toEqual({ use: 'town', fits: 10, again: true, wish: 'A bell.' });

  // The link of the mail leads back to the same form.
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Return to the survey' }).click();
  await customer.getByRole('button', { name: 'Change my answers' }).click();
  await point(customer, '7');
  await customer.getByRole('button', { name: 'Save the change' }).click();
  await thanks(customer);
  const results = await surveys.results(id);
  expect(results.answered).toBe(1);
  expect(results.questions.find((question) => question.id === 'fits')).toMatchObject({ mean: 7, counts: { 7: 1 } });

  await surveys.close(id);
  await customer.reload();
  await thanks(customer);
  await expect(customer.getByRole('button', { name: 'Change my answers' })).toHaveCount(0);
  await customer.context().close();
});

test('on a phone a survey shows one question per screen', async ({ page, browser }) => {
  const surveys = await companyOf(page);
  const { id } = await surveys.open(SURVEY);
  const email = customerAt('walker');
  await surveys.invite(id, email);
  const link = linkIn(await mailTo(page.request, email, /would like your opinion$/), /\/surveys\/invitation\//);
  const customer = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const look = watchPage(customer);
  await look.open(link);
  await customer.getByRole('button', { name: 'Start the survey' }).click();
  const press = (name: string) => customer.getByRole('button', { name, exact: true }).click();
  const group = (name: RegExp) => customer.getByRole('group', { name });
  const [use, fits, again] = [group(/^Where do you ride/), group(/^How well does it fit/), group(/^Would you buy/)];
  const wish = customer.getByLabel('What is missing?');
  /** The question is visible without scrolling, and no other is. */
  const isAlone = async (question: typeof use, step: number) => {
    await expect(customer.getByText(`Step ${step} of 4`)).toBeVisible();
    await expect(question).toBeInViewport({ ratio: 1 });
    for (const other of [use, fits, again, wish]) if (other !== question) await expect(other).toBeHidden();
    await expect(customer.getByText(/of 4 answered/)).toBeHidden();
  };

  await isAlone(use, 1);
  await expect(customer.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await press('Next');
  await expect(use.getByText('Input required')).toBeVisible();
  await isAlone(use, 1);
  await use.getByText('In the hills').click();
  await press('Next');
  await isAlone(fits, 2);
  await expect(fits.locator('legend')).toBeFocused();
  await look.expectComplete('en', [{ width: 360, theme: 'dark' }]);
  // Enter goes to the next question and submits nothing.
  await point(customer, '8');
  await customer.getByRole('radio', { name: '8', exact: true }).press('Enter');
  await isAlone(again, 3);
  await press('Back');
  await isAlone(fits, 2);
  await press('Next');
  await again.getByText('No', { exact: true }).click();
  await expect(customer.getByText('Kept on this device until you send it')).toBeVisible();

  await customer.reload();
  await isAlone(wish, 4);
  await expect(customer.getByText('Here is what you wrote last time.')).toBeVisible();
  await wish.fill('A bell.');
  // In landscape all questions fit; the current one stays the same.
  await customer.setViewportSize({ width: 740, height: 360 });
  await expect(customer.getByText('4 of 4 answered')).toBeVisible();
  for (const question of [use, fits, again, wish]) await expect(question).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await customer.setViewportSize({ width: 360, height: 740 });
  await expect(use).toBeHidden();
  await expect(wish).toHaveValue('A bell.');
  await press('Send answers');
  await thanks(customer);
  const [response] = await surveys.responses(id);
  expect(response?.answers).toEqual({ use: 'hills', fits: 8, again: false, wish: 'A bell.' });
  await customer.context().close();
});

test('the number pressed in the mail is chosen, and nothing is sent before it is meant', async ({ page, browser }) => {
  const surveys = await companyOf(page);
  const { id } = await surveys.open(NPS);
  const email = customerAt('promoter');
  await surveys.invite(id, email);
  const mail = await mailTo(page.request, email, /^Would you recommend/);
  const [nine, three] = [linkIn(mail, /\/nps\/invitation\/.+score=9$/), linkIn(mail, /\/nps\/invitation\/.+score=3$/)];

  const customer = await person(browser);
  const look = watchPage(customer);
  await look.open(nine);
  await expect(heading(customer, 'One question')).toBeVisible();
  await expect(customer.getByRole('radio', { name: '9', exact: true })).toBeChecked();
  await look.expectComplete('en');
  expect((await surveys.results(id)).answered).toBe(0);
  await customer.getByRole('radio', { name: '9', exact: true }).focus();
  await customer.keyboard.press('ArrowRight');
  await expect(customer.getByRole('radio', { name: '10: Very likely' })).toBeChecked();
  await customer.getByLabel('Why this number?').fill('It came assembled.');
  await customer.getByRole('button', { name: 'Send answer' }).click();
  await thanks(customer);
  const [response] = await surveys.responses(id);
  expect(response).toMatchObject({ respondent: { email }, nps: { score: 10, comment: 'It came assembled.' } });
  expect((await surveys.results(id)).nps).toMatchObject({ score: 100, promoters: 1, detractors: 0 });

  await customer.goto(three);
  await expect(customer.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await customer.getByRole('button', { name: 'Save the change' }).click();
  await thanks(customer);
  expect((await surveys.results(id)).nps).toMatchObject({ score: -100, promoters: 0, detractors: 1 });
  await customer.context().close();
});

test('answers by the public link are anonymous', async ({ page, browser }) => {
  const surveys = await companyOf(page);
  const { id, links } = await surveys.open({ ...SURVEY, anonymous: true });
  const customer = await person(browser);
  await customer.goto(links.anonymous!);
  await expect(customer.getByText(/^This survey is anonymous/)).toBeVisible();
  await customer.getByRole('button', { name: 'Start the survey' }).click();
  await customer.getByRole('radio', { name: 'In the hills' }).check();
  await point(customer, '0: not at all');
  await customer.getByRole('button', { name: 'Send answers' }).click();
  await thanks(customer);
  const responses = await surveys.responses(id);
  expect(responses.map(({ respondent, answers }) => ({ respondent, answers }))).toEqual([
    { respondent: null, answers: { use: 'hills', fits: 0 } },
  ]);
  await surveys.close(id);
  await customer.goto(links.anonymous!);
  await expect(heading(customer, 'This survey is not taking answers')).toBeVisible();
  await customer.context().close();
});

test('a preview shows a draft in the reader’s language and sends nothing', async ({ page, browser }) => {
  const surveys = await companyOf(page);
  const [survey, nps] = [await surveys.draft(SURVEY), await surveys.draft(NPS)];
  const reader = await person(browser);
  const look = watchPage(reader);
  for (const locale of ['de', 'ja'] as const) {
    await look.open(survey.links.preview.replace('/en/', `/${locale}/`));
    await expect(heading(reader, 'Your new bicycle')).toHaveAttribute('lang', 'en');
    await look.expectComplete(locale);
  }
  await look.open(survey.links.preview.replace('/en/', '/'));
  await expect(heading(reader, 'Twój nowy rower')).toBeVisible();
  await expect(reader.getByText(/Nic nie zostanie wysłane\.$/)).toBeVisible();
  await expect(reader.locator('[lang=en]').getByText('How well does it fit you?')).toBeVisible();
  await look.expectComplete('pl');
  await reader.getByRole('radio', { name: 'Po górach' }).check();
  await point(reader, '5');
  await reader.getByRole('button', { name: 'Wyślij odpowiedzi' }).click();
  await expect(heading(reader, 'Dziękujemy!')).toBeVisible();
  expect(await surveys.responses(survey.id)).toEqual([]);

  await reader.goto(nps.links.preview);
  await expect(reader.getByRole('group', { name: /^How likely are you to recommend/ })).toBeVisible();
  await reader.context().close();
});

test('a customer who opts out by the mail’s link gets no more surveys', async ({ page, browser }) => {
  const surveys = await companyOf(page);
  const [first, second] = [await surveys.open(NPS), await surveys.open(NPS)];
  const email = customerAt('quiet');
  await surveys.invite(first.id, email);
  const link = linkIn(await mailTo(page.request, email, /./), /\/invitation\/optout\//);
  const customer = await person(browser);
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Stop the requests' }).click();
  await expect(heading(customer, 'Done')).toBeVisible();
  expect(await surveys.invite(second.id, email)).toEqual({ accepted: 0, skipped: [{ email, reason: 'opted_out' }] });
  await customer.context().close();
});
