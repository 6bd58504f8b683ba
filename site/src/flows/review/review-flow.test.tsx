import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SubmitReview } from '@app/contracts/review-forms';
import type { InvitationForm, SubmittedReview } from '@app/contracts/review-forms';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewFlow } from './review-flow.tsx';

const token = `AbCdEfGhIjKlMnOpQrStUv${'x'.repeat(28)}`;
const mug = '0190a1b2-0000-7000-8000-000000000002';
const invitation: InvitationForm = {
  company: { id: '0190a1b2-0000-7000-8000-000000000001', slug: 'oak-cafe', name: 'Oak Café', website: null },
  locale: 'en',
  symbol: 'stars',
  bodyMin: 20,
  suggestedName: 'Anna K.',
  products: [],
  hints: [
    { grade: 4, phrases: ['Quick delivery', 'Kind staff'] },
    { grade: 1, phrases: ['Nobody answered'] },
  ],
  productHints: [{ grade: 5, phrases: ['Well made'] }],
  askPhotos: false,
  criteria: [],
  questions: [],
  expiresAt: '2027-01-01T00:00:00Z',
};
const answer: SubmittedReview = {
  reviewId: '0190a1b2-0000-7000-8000-000000000009',
  company: { slug: 'oak-cafe', name: 'Oak Café' },
  state: 'screening',
  submittedAt: '2026-03-01T10:00:00Z',
  receipt: 'signed-receipt',
};
const text = 'They sent it the same day, packed with care.';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '');
  opens();
  engine.on('POST /reviews', ({ body }) => {
    SubmitReview.parse(JSON.parse(body));
    return { status: 201, body: answer };
  });
});

const opens = (form: Partial<InvitationForm> = {}) =>
  engine.on(`GET /invitations/${token}`, () => ({ status: 200, body: { ...invitation, ...form } }));

/** Opens the link; returns the pages it navigates to. */
function open(search = '?grade=4') {
  const went: string[] = [];
  renderPage(<ReviewFlow slug="oak-cafe" token={token} search={search} go={(path) => went.push(path)} />, 'en', [
    'invitation',
    'reviews',
  ]);
  return went;
}
const body = () => screen.findByLabelText<HTMLTextAreaElement>('Your review');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
async function toLastStep() {
  type(await body(), text);
  press('Next');
  type(await screen.findByLabelText('Name or nickname'), 'Anna');
}

describe('the review form', () => {
  it('the review form opens after the first step with the mail’s grade chosen', async () => {
    open('?grade=4');
    await body();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 out of 5: Good' }).checked).toBe(true);
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  });

  it('the review form starts with the grade if the link has no valid one', async () => {
    open('?grade=6');
    await screen.findByText('How do you rate Oak Café?');
    press('Next');
    expect(await screen.findByText('Choose a rating from 1 to 5.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^1 out of 5/ }));
    press('Next');
    await body();
    expect(screen.getByText('What went wrong?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nobody answered' })).toBeTruthy();
  });

  it('tapped hints are inserted into the text and removed again', async () => {
    open();
    const area = await body();
    press('Quick delivery');
    press('Kind staff');
    expect(area.value).toBe('Quick delivery. Kind staff');
    expect(screen.getByRole('button', { name: 'Kind staff' }).getAttribute('aria-pressed')).toBe('true');
    press('Kind staff');
    expect(area.value).toBe('Quick delivery.');
  });

  it('the text needs the company’s minimum length, and its error disappears once reached', async () => {
    open();
    type(await body(), 'Too short');
    expect(screen.getByText('11 more characters needed')).toBeTruthy();
    press('Next');
    expect(await screen.findByText('Write at least 20 characters.')).toBeTruthy();
    type(await body(), text);
    await waitFor(() => expect(screen.queryByText('Write at least 20 characters.')).toBeNull());
  });

  it('the review is sent once, confirmed, and its draft deleted', async () => {
    const went = open();
    await toLastStep();
    press('Send review');
    press('Send review');
    await waitFor(() => expect(went).toEqual(['/en/invitation/thank-you']));
    const [sent, ...more] = engine.seen('POST /reviews');
    expect(more).toEqual([]);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      token,
      grade: 4,
      body: text,
      authorName: 'Anna',
      language: 'en',
      products: [],
      ratings: {},
      answers: [],
      photoIds: [],
      acceptTerms: true,
    });
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.getItem('review:sent')).toContain('Oak Café');
  });

  it('the order’s name is suggested and accepted with one click', async () => {
    open();
    type(await body(), text);
    press('Next');
    const name = await screen.findByLabelText<HTMLInputElement>('Name or nickname');
    expect(name.value).toBe('');
    press('Use “Anna K.”');
    expect(name.value).toBe('Anna K.');
  });

  it('products are rated or skipped', async () => {
    opens({
      products: [
        { id: mug, name: 'Mug', url: null },
        { id: invitation.company.id, name: 'Jug', url: null },
      ],
    });
    const went = open();
    type(await body(), text);
    press('Next');
    await screen.findByRole('button', { name: 'Skip the products' });
    fireEvent.click(screen.getAllByRole('radio', { name: /^5 out of 5/ })[0] as HTMLElement);
    press('Next');
    expect(await screen.findByText('Input required')).toBeTruthy();
    type(screen.getByLabelText('What is it like?'), 'Keeps tea warm.');
    press('Next');
    // As long as the company requires for its own review.
    expect(await screen.findByText('Write at least 20 characters.')).toBeTruthy();
    type(screen.getByLabelText('What is it like?'), 'Keeps the tea very warm.');
    press('Next');
    type(await screen.findByLabelText('Name or nickname'), 'Anna');
    expect(screen.getByText('and a review of 1 product')).toBeTruthy();
    press('Send review');
    await waitFor(() => expect(went).toHaveLength(1));
    expect(JSON.parse(engine.seen('POST /reviews')[0]?.body ?? '').products).toEqual([
      { productId: mug, grade: 5, body: 'Keeps the tea very warm.' },
    ]);
  });
});

it('the browser’s Back shows the previous step with its input', async () => {
  const went = open();
  await toLastStep();
  history.back();
  const area = await body();
  expect(area.value).toBe(text);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  press('Next');
  expect((await screen.findByLabelText<HTMLInputElement>('Name or nickname')).value).toBe('Anna');
  press('Send review');
  await waitFor(() => expect(went).toEqual(['/en/invitation/thank-you']));
  // Back does not go through the steps of the sent form.
  expect(history.state).toEqual({ steps: ['words'] });
});

describe('what was typed', () => {
  it('a draft is restored after the page was closed, at the step where it was left', async () => {
    open();
    await toLastStep();
    cleanup();
    open('?grade=2');
    expect((await screen.findByLabelText<HTMLInputElement>('Name or nickname')).value).toBe('Anna');
    expect(screen.getByText('Here is what you wrote last time.')).toBeTruthy();
    press('Back');
    expect((await body()).value).toBe(text);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2 out of 5/ }).checked).toBe(true);
  });

  it('a lost connection is retried automatically with the same key', async () => {
    let calls = 0;
    engine.on('POST /reviews', () => (++calls === 1 ? 'lost' : { status: 201, body: answer }));
    const went = open();
    await toLastStep();
    press('Send review');
    expect(await screen.findByText(/attempt 2 of 4/)).toBeTruthy();
    await waitFor(() => expect(went).toHaveLength(1));
    const keys = engine.seen('POST /reviews').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('the idempotency key survives a reload, so that a lost answer counts', async () => {
    engine.on('POST /reviews', () => problem(500, 'internal'));
    open();
    await toLastStep();
    press('Send review');
    expect(await screen.findByText('Your review has not been sent yet')).toBeTruthy();
    cleanup();
    open();
    await screen.findByLabelText('Name or nickname');
    press('Send review');
    await waitFor(() => expect(engine.seen('POST /reviews')).toHaveLength(2));
    const [first, second] = engine.seen('POST /reviews').map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });
});

describe('the engine’s refusal', () => {
  it('the engine’s error of a field leads back to it with its message', async () => {
    const errors = [{ path: 'body', code: 'text_too_small', params: {}, message: 'At least 50 for this company.' }];
    engine.on('POST /reviews', () => problem(422, 'validation_failed', { errors }));
    open();
    await toLastStep();
    press('Send review');
    expect(await screen.findByText('At least 50 for this company.')).toBeTruthy();
    expect((await body()).value).toBe(text);
    expect(screen.getByText('Something needs correcting before it can be sent.')).toBeTruthy();
  });

  it('too many attempts keep everything in place', async () => {
    engine.on('POST /reviews', () => problem(429, 'rate_limited'));
    open();
    await toLastStep();
    press('Send review');
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name or nickname').value).toBe('Anna');
  });

  it('an already submitted review is confirmed and its draft deleted', async () => {
    engine.on('POST /reviews', () =>
      problem(409, 'invitation_used', { params: { submittedAt: '2026-03-01T10:00:00Z' } }),
    );
    open();
    await toLastStep();
    press('Send review');
    expect(await screen.findByText('We received it on 1 March 2026. Thank you!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See or change your review' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });
});
