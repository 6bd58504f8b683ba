import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MEDIATION_OUTCOMES, MediationRevision, MediationWords } from '@app/contracts/mediation';
import type { MediationMessage, ReviewerMediation } from '@app/contracts/mediation';
import type { Locale } from '@app/locales';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { MediationFlow } from './mediation-flow.tsx';

const token = `AbCdEfGhIjKlMnOpQrStUv${'x'.repeat(28)}`;
const PATH = `/mediations/${token}`;
const fromCompany: MediationMessage = {
  id: '0190a1b2-0000-7000-8000-00000000000a',
  from: 'merchant',
  body: 'We are sorry. May we send you a new cup?',
  at: '2026-03-03T10:00:00.000Z',
  notice: null,
};
const mediation: ReviewerMediation = {
  state: 'talking',
  outcome: null,
  openedAt: '2026-03-02T10:00:00.000Z',
  answerBy: '2026-03-05T10:00:00.000Z',
  endsAt: '2026-03-23T10:00:00.000Z',
  endedAt: null,
  company: { slug: 'oak-cafe', name: 'Oak Café' },
  product: null,
  review: {
    id: '0190a1b2-0000-7000-8000-000000000009',
    grade: 2,
    body: 'The cup was broken when it came.',
    authorName: 'Anna K.',
    pending: false,
    held: false,
    state: 'in_mediation',
  },
  messages: [fromCompany],
  readByCompanyAt: null,
  symbol: 'stars',
  bodyMin: 10,
  locale: 'en',
};
const ended = (outcome: NonNullable<ReviewerMediation['outcome']>): Partial<ReviewerMediation> => ({
  state: 'ended',
  outcome,
  endedAt: mediation.endsAt,
  review: {
    ...mediation.review,
    state: outcome === 'deleted_by_author' ? 'deleted' : outcome === 'removed' ? 'hidden' : 'published',
  },
});

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
});

const stands = (own: Partial<ReviewerMediation> = {}) =>
  engine.on(`GET ${PATH}`, () => ({ status: 200, body: { ...mediation, ...own } }));
function open(own: Partial<ReviewerMediation> = {}, locale: Locale = 'en') {
  stands(own);
  renderPage(<MediationFlow token={token} />, locale, ['mediation-system', 'invitation']);
  return screen.findByRole('heading', { level: 1 });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answerBox = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer');
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
/** The tab becomes visible again, which makes the page poll. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('a company’s message that leads elsewhere', () => {
  it('only a company’s message with external links has a notice', async () => {
    const second = { ...fromCompany, id: '0190a1b2-0000-7000-8000-00000000000b', body: 'Call us.' };
    await open({ messages: [fromCompany, { ...second, notice: 'contact' }] });
    const [plain, leading] = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(leading?.textContent).toContain('You need not: everything can be settled here');
    expect(plain?.textContent).not.toContain('You need not');
  });
});

describe('the page', () => {
  it('the mediation page explains itself and its deadlines, and focuses its title', async () => {
    const heading = await open();
    expect(heading.textContent).toBe('Oak Café would like to talk with you');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^23 March 2026/).closest('time')?.dateTime).toBe(mediation.endsAt);
    expect(within(screen.getByRole('log')).getByText(fromCompany.body)).toBeTruthy();
    expect(screen.getByText(mediation.review.body)).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H2']);
  });

  it('the mediation page has no answer form before the company has written, and names its deadline', async () => {
    const heading = await open({ state: 'awaiting_merchant', messages: [] });
    expect(heading.textContent).toBe('Oak Café may write to you first');
    expect(screen.getByText(/^5 March 2026/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish it now' })).toBeTruthy();
  });

  it('the mediation page explains an invalid link', async () => {
    engine.on(`GET ${PATH}`, () => problem(404, 'token_invalid'));
    renderPage(<MediationFlow token={token} />, 'en', ['mediation-system', 'invitation']);
    await screen.findByText('This link does not work');
  });

  it.each(['pl', 'en'] as const)('the mediation page has a text for every outcome in %s', async (locale) => {
    for (const outcome of MEDIATION_OUTCOMES) {
      const heading = await open(ended(outcome), locale);
      expect(document.activeElement).toBe(heading);
      expect(document.body.textContent).not.toMatch(/talk\.|\{\{|<date>/);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
    }
  });
});

describe('an answer', () => {
  const said = { ...fromCompany, id: '0190a1b2-0000-7000-8000-00000000000b', from: 'reviewer' as const };
  const takes = () =>
    engine.on(`POST ${PATH}/messages`, ({ body }) => ({
      status: 201,
      body: { ...said, body: MediationWords.parse(JSON.parse(body)).body },
    }));

  it('an answer is sent and shown in the conversation', async () => {
    await open();
    takes();
    type(answerBox(), '  Gladly, thank you.  ');
    press('Send answer');
    await within(screen.getByRole('log')).findByText('Gladly, thank you.');
    expect(await screen.findByText('Your answer has been sent.')).toBeTruthy();
    expect(answerBox().value).toBe('');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('an answer is kept until it is sent, and retried with the same key', async () => {
    await open();
    type(answerBox(), 'Gladly, thank you.');
    cleanup();
    await open();
    expect(answerBox().value).toBe('Gladly, thank you.');
    let lost = 0;
    engine.on(`POST ${PATH}/messages`, () =>
      lost++ === 0 ? 'lost' : { status: 201, body: { ...said, body: 'Gladly.' } },
    );
    press('Send answer');
    expect(await screen.findByText(/attempt 2 of 4/)).toBeTruthy();
    await within(screen.getByRole('log')).findByText('Gladly.');
    const keys = engine.seen(`POST ${PATH}/messages`).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a rejected answer shows the error at its field and keeps the text', async () => {
    await open();
    engine.on(`POST ${PATH}/messages`, () =>
      problem(422, 'message_refused', {
        errors: [{ path: 'body', code: 'message_words', params: {}, message: 'Leave out insults and threats.' }],
      }),
    );
    type(answerBox(), 'You are awful people.');
    press('Send answer');
    await screen.findByText('Leave out insults and threats.');
    expect(answerBox().getAttribute('aria-invalid')).toBe('true');
    expect(answerBox().value).toBe('You are awful people.');
    type(answerBox(), 'You were not kind.');
    expect(screen.queryByText('Leave out insults and threats.')).toBeNull();
  });

  it('an empty answer is not sent', async () => {
    await open();
    press('Send answer');
    await screen.findByText('Write at least 2 characters.');
    expect(document.activeElement).toBe(answerBox());
    expect(engine.seen(`POST ${PATH}/messages`)).toEqual([]);
  });

  it('a late answer shows the outcome', async () => {
    await open();
    stands(ended('kept'));
    engine.on(`POST ${PATH}/messages`, () => problem(409, 'mediation_closed', { detail: 'Too late.' }));
    type(answerBox(), 'One more thing.');
    press('Send answer');
    await screen.findByRole('heading', { level: 1, name: 'The conversation is over' });
  });

  it('the company’s answer appears when the reader returns', async () => {
    await open();
    stands({ messages: [fromCompany, { ...said, from: 'merchant', body: 'Are you still there?' }] });
    comeBack();
    await within(screen.getByRole('log')).findByText('Are you still there?');
  });
});

describe('the author decides', () => {
  const better = { grade: 5, body: 'The cup was broken, and they sent a new one at once.' };

  it('the author changes grade and text: not published before screening, which ends the mediation', async () => {
    await open();
    const waiting = { ...mediation.review, ...better, pending: true };
    engine.on(`PUT ${PATH}/review`, ({ body }) => {
      expect(MediationRevision.parse(JSON.parse(body))).toEqual(better);
      stands({ review: waiting });
      return { status: 200, body: { ...mediation, review: waiting } };
    });
    press('Change the review');
    expect(document.activeElement?.textContent).toBe('Change your review');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the change' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^5 out of 5/ }));
    type(screen.getByLabelText('Your review'), better.body);
    press('Save the change');
    await screen.findByText('Your change is being checked');
    expect(screen.queryByRole('button', { name: 'Publish it now' })).toBeNull();
    stands({ ...ended('changed'), review: { ...mediation.review, ...better, state: 'published' } });
    comeBack();
    await screen.findByRole('heading', { level: 1, name: 'Your changed review is published' });
  });

  it('the author changes the review later: the draft is restored', async () => {
    await open();
    press('Change the review');
    type(screen.getByLabelText('Your review'), better.body);
    cleanup();
    await open();
    press('Change the review');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(better.body);
    expect(screen.getByText('Here is what you wrote last time.')).toBeTruthy();
    press('Cancel');
    press('Change the review');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(mediation.review.body);
  });

  it('the author publishes now after confirming', async () => {
    await open();
    engine.on(`POST ${PATH}/publish`, () => ({ status: 200, body: { ...mediation, ...ended('published_by_author') } }));
    press('Publish it now');
    const dialog = screen.getByRole('alertdialog', { name: 'Publish your review now?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    expect(engine.seen(`POST ${PATH}/publish`)).toEqual([]);
    press('Publish it now');
    press('Publish now');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your review is published' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'See the reviews of Oak Café' }).getAttribute('href')).toBe(
      '/en/reviews/oak-cafe',
    );
  });

  it('the author deletes the review after confirming: no text is left on the page', async () => {
    await open();
    engine.on(`DELETE ${PATH}/review`, () => ({ status: 204 }));
    press('Delete it');
    press('Delete for good');
    await screen.findByRole('heading', { level: 1, name: 'Your review is deleted' });
    expect(screen.queryByText(mediation.review.body)).toBeNull();
    expect(screen.queryByText(fromCompany.body)).toBeNull();
  });

  it('a failed action is reported in the dialog', async () => {
    await open();
    engine.on(`DELETE ${PATH}/review`, () => problem(500, 'internal'));
    press('Delete it');
    press('Delete for good');
    await within(screen.getByRole('alertdialog')).findByText('That did not work');
  });
});
