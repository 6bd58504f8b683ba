import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReportQuestion } from '@app/contracts/moderation';
import { AskQuestion } from '@app/contracts/questions';
import type { ProductQuestion } from '@app/contracts/questions';
import type { Locale } from '@app/locales';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { aProduct } from '../../../testing/products.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Questions } from './questions.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const id = (n: number) => `01900000-0000-7000-8000-${String(900 + n).padStart(12, '0')}`;
const aQuestion = (n: number, own: Partial<ProductQuestion> = {}): ProductQuestion => ({
  id: id(n),
  name: 'Anna',
  body: `Question number ${n}?`,
  language: 'en',
  publishedAt: '2026-11-20T10:00:00Z',
  answer: null,
  ...own,
});
const ANSWER = {
  body: 'Yes, in a bag.\n<b>Always</b>.',
  language: 'en' as const,
  publishedAt: '2026-11-21T10:00:00Z',
  edited: false,
  expert: null,
};
const LIST = `GET /products/${aProduct().id}/questions`;
const ASK = `POST /products/${aProduct().id}/questions`;

function show(
  items: ProductQuestion[],
  { open = true, nextCursor = null as string | null, from = null as string | null, locale = 'en' as Locale } = {},
) {
  const answered = items.filter(({ answer }) => answer !== null).length;
  const product = aProduct({ questions: { open, asked: items.length, answered } });
  const props = { product, page: { items, nextCursor }, cursor: from, path: '/en/product/x' };
  return renderPage(<Questions {...props} />, locale, ['product', 'reviews']);
}

describe('the questions about a product', () => {
  it('questions are shown with the seller’s answers, as written', () => {
    show([aQuestion(1, { answer: ANSWER }), aQuestion(2, { language: 'de' })]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Answer from Górska Półka')).toBeTruthy();
    expect(
      screen.getByText((_, element) => element?.textContent === ANSWER.body && element.tagName === 'P'),
    ).toBeTruthy();
    expect(screen.getByText('Not answered yet')).toBeTruthy();
    expect(screen.getByText('Question number 2?').closest('p')?.getAttribute('lang')).toBe('de');
  });

  it.each([
    [
      { name: 'Anna Kowalska', title: { en: 'pharmacist', pl: 'farmaceutka' } },
      'Answered by Anna Kowalska, pharmacist',
    ],
    [{ name: 'Anna Kowalska', title: { pl: 'farmaceutka' } }, 'Answered by Anna Kowalska, farmaceutka'],
    [{ name: null, title: {} }, 'Answered by an expert of Górska Półka'],
  ])('an expert’s answer names who answers: %j', (expert, words) => {
    show([aQuestion(1, { answer: { ...ANSWER, expert: { ...expert, photo: null } } })]);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Answer from Górska Półka')).toBeNull();
  });

  it.each([
    ['de', 'de'],
    ['sr', 'sr-Latn'],
    [null, null],
  ] as const)('answers are marked with their language: %s', (language, lang) => {
    show([aQuestion(1, { answer: { ...ANSWER, body: 'Ja, in Papier.', language } })]);
    expect(screen.getByText('Ja, in Papier.').getAttribute('lang')).toBe(lang);
  });

  it('questions are hidden if there are none and asking is closed', () => {
    show([], { open: false });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('questions stay visible when asking is closed', () => {
    show([aQuestion(1)], { open: false });
    expect(screen.getByText('Question number 1?')).toBeTruthy();
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  });

  it('further questions are a link, loaded in place with scripts', async () => {
    engine.on(LIST, ({ query }) => {
      expect(query.get('cursor')).toBe('c1');
      return { status: 200, body: { items: [aQuestion(1), aQuestion(2)], nextCursor: null } };
    });
    show([aQuestion(1)], { nextCursor: 'c1', from: 'c0' });
    const more = screen.getByRole('link', { name: 'Show more questions' });
    expect(more.getAttribute('href')).toBe('/en/product/x?questions=c1#questions');
    expect(screen.getByRole('link', { name: 'Back to the newest questions' })).toBeTruthy();
    more.focus();
    fireEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Show more questions' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]));
  });
});

it('a question can be reported without an e-mail address', async () => {
  const report = `POST /questions/${id(1)}/reports`;
  engine.on(report, () => ({ status: 202 }));
  show([aQuestion(1)]);
  fireEvent.click(screen.getByRole('button', { name: /^Report.*Question number 1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this question' }));
  expect(dialog.queryByRole('textbox', { name: /e-mail/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(dialog.getByRole('alert').textContent).toBe('What is wrong?');
  fireEvent.click(dialog.getByRole('radio', { name: /advertising/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  await dialog.findByText('Thank you. A moderator will look at this question.');
  const [sent] = engine.seen(report);
  expect(ReportQuestion.parse(JSON.parse(sent?.body ?? ''))).toEqual({ reason: 'advertising' });
});

describe('asking', () => {
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the question', hidden: true }));
  const fill = () => {
    type(/^Your question/, 'Does it come with pegs?');
    type(/^Name or nickname/, 'Anna');
  };

  it('asking sends a valid question once and says what happens next', async () => {
    engine.on(ASK, () => ({ status: 202 }));
    show([]);
    fill();
    type(/^E-mail address/, 'anna@mail.example');
    send();
    await screen.findByText('Thank you for your question');
    expect(screen.getByText(/We have sent you an e-mail/)).toBeTruthy();
    const [sent, ...others] = engine.seen(ASK);
    expect(others).toEqual([]);
    expect(AskQuestion.parse(JSON.parse(sent?.body ?? ''))).toMatchObject({
      email: 'anna@mail.example',
      language: 'en',
    });
    expect(sent?.headers['idempotency-key']).toBeTruthy();
  });

  it('asking keeps the text after a failure, and retries with the same key', async () => {
    engine.on(ASK, () => problem(429, 'rate_limited', { detail: 'Wait a minute.' }));
    show([]);
    fill();
    send();
    await screen.findByText('Wait a minute.');
    engine.on(ASK, () => ({ status: 202 }));
    send();
    await screen.findByText('Thank you for your question');
    const keys = engine.seen(ASK).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText(/We have sent you an e-mail/)).toBeNull();
  });

  it('asking shows errors at their fields', async () => {
    const message = 'Write at least 10 characters.';
    const errors = [{ path: 'body', code: 'text_too_small', params: {}, message }];
    engine.on(ASK, () => problem(422, 'validation_failed', { errors }));
    show([]);
    send();
    await screen.findByText(message);
    const field = screen.getByRole('textbox', { name: /^Your question/, hidden: true });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
