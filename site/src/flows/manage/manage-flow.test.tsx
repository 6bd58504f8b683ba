import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReviseReview } from '@app/contracts/review-forms';
import type { ManagedReview, ManagedReviews } from '@app/contracts/review-forms';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN, aManagedReview, aPhoto, aSubmittedReview, managedReviews } from '../../../testing/reviewers.ts';
import { ReviewFlow } from '../review/review-flow.tsx';

const engine = new FakeEngine();
beforeAll(async () => {
  await engine.start();
  // The lazy bundle is compiled on first use, which takes time.
  await import('./manage-flow.tsx');
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  engine.on(`GET /invitations/${TOKEN}`, () => problem(409, 'invitation_used'));
});

const review = aManagedReview();
const OWN = `/my-reviews/${TOKEN}`;
const answers = (own: ManagedReview | ManagedReview[], more: Partial<ManagedReviews> = {}) =>
  engine.on(`GET ${OWN}`, () => ({ status: 200, body: managedReviews([own].flat(), more) }));

/** Opens the invitation's link after it was used. */
async function open(own: ManagedReview | ManagedReview[] = review, more: Partial<ManagedReviews> = {}) {
  answers(own, more);
  renderPage(<ReviewFlow slug="oak-cafe" token={TOKEN} search="" go={() => {}} />, 'en', ['invitation', 'reviews']);
  return screen.findByRole('heading', { level: 1, name: 'Your review of Oak Café' });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a link that has been used', () => {
  it('a used link shows its reviews and focuses the title', async () => {
    const heading = await open();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Published')).toBeTruthy();
    expect(screen.getByText(review.body)).toBeTruthy();
  });

  it('a manage link works for authors without invitation', async () => {
    engine.on(`GET /invitations/${TOKEN}`, () => problem(404, 'token_invalid'));
    await open();
  });

  it.each([
    ['held', 'Held back'],
    ['screening', 'Being checked'],
    ['rejected', 'Not published'],
    ['withdrawn', 'Withdrawn'],
    ['awaiting_confirmation', 'Waiting for you'],
    ['in_mediation', 'Waiting: Oak Café may write to you first'],
    ['deleted', 'Deleted'],
  ] as const)('a used link says of a review that is %s: %s', async (state, words) => {
    await open(aManagedReview({ state, mayEdit: false, mayDelete: false }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a used link leads to the mediation and to the reasons of a decision', async () => {
    await open(
      aManagedReview({ state: 'in_mediation', mediationToken: 'm'.repeat(50), statementToken: 's'.repeat(50) }),
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Talk with Oak Café')).toBe(`/en/mediation/${'m'.repeat(50)}`);
    expect(href('See why, or appeal')).toBe(`/en/statement/${'s'.repeat(50)}`);
  });
});

describe('changing a review', () => {
  const saved = (own: Partial<ManagedReview>) =>
    engine.on(`PUT ${OWN}/${review.id}`, () => ({ status: 200, body: aManagedReview(own) }));
  async function change() {
    press('Change');
    fireEvent.click(screen.getByRole('radio', { name: /^2 out of 5/ }));
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: 'It broke after a week. ' } });
    press('Save the change');
    await waitFor(() => expect(engine.seen(`PUT ${OWN}/${review.id}`)).toHaveLength(1));
  }

  it('a change begins with the photos of the review and those that another device has not sent', async () => {
    const deleted = `DELETE /photos/${aPhoto(3).id}`;
    engine.on(deleted, () => ({ status: 204 }));
    await open(aManagedReview({ photos: [aPhoto(1)] }), { unsentPhotos: [aPhoto(1), aPhoto(2), aPhoto(3)] });
    saved({});
    press('Change');
    expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(3);
    press('Remove photo 3');
    await waitFor(() => expect(engine.seen(deleted)).toHaveLength(1));
    press('Remove photo 1');
    press('Save the change');
    const put = `PUT ${OWN}/${review.id}`;
    await waitFor(() => expect(engine.seen(put)).toHaveLength(1));
    expect(ReviseReview.parse(JSON.parse(engine.seen(put)[0]?.body ?? '')).photoIds).toEqual([aPhoto(2).id]);
  });

  it('editing sends all editable fields and reports the screening', async () => {
    saved({ pending: { grade: 2, body: 'It broke after a week.', held: false } });
    await open(aManagedReview({ photos: [aPhoto(1), aPhoto(2)] }));
    press('Change');
    press('Remove photo 1');
    fireEvent.change(screen.getByLabelText('Name or nickname'), { target: { value: 'Ania' } });
    fireEvent.click(screen.getByRole('radio', { name: /^2 out of 5/ }));
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: 'It broke after a week. ' } });
    press('Save the change');
    expect(await screen.findByText('Saved. The change is being checked now.')).toBeTruthy();
    expect(screen.getByText('Your change is being checked')).toBeTruthy();
    expect(ReviseReview.parse(JSON.parse(engine.seen(`PUT ${OWN}/${review.id}`)[0]?.body ?? ''))).toEqual({
      grade: 2,
      body: 'It broke after a week.',
      authorName: 'Ania',
      ratings: {},
      photoIds: [aPhoto(2).id],
    });
    // Removed from the change only: the public review keeps it until the change is published.
    expect(engine.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('editing reports that the screening has held the change', async () => {
    saved({ pending: { grade: 2, body: 'It broke after a week.', held: true } });
    await open();
    await change();
    expect(await screen.findByText('Saved, but the check has held the change back.')).toBeTruthy();
    expect(screen.getByText('Your change has been held back')).toBeTruthy();
  });

  it('editing polls until the screening is done', async () => {
    saved({ pending: { grade: 2, body: 'It broke after a week.', held: false } });
    await open();
    answers(aManagedReview({ grade: 2, body: 'It broke after a week.' }));
    await change();
    await screen.findByText('Your change is being checked');
    await waitFor(() => expect(screen.queryByText('Your change is being checked')).toBeNull());
  });

  it('editing validates the text before sending', async () => {
    await open(review, { bodyMin: 50 });
    press('Change');
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: '' } });
    press('Save the change');
    expect(await screen.findByText('Input required')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: 'Short' } });
    expect(await screen.findByText('Write at least 50 characters.')).toBeTruthy();
    expect(engine.seen(`PUT ${OWN}/${review.id}`)).toEqual([]);
  });

  const body = () => screen.getByLabelText<HTMLTextAreaElement>('Your review').value;
  const rewrite = () =>
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: 'It broke after a week. ' } });

  it('an edit is kept over Cancel and another visit, until it is saved', async () => {
    saved({ pending: { grade: 2, body: 'It broke after a week.', held: false } });
    await open();
    press('Change');
    expect(screen.queryByText('Here is what you wrote last time.')).toBeNull();
    rewrite();
    press('Cancel');
    press('Change');
    expect(body()).toBe('It broke after a week. ');
    cleanup();
    await open();
    press('Change');
    expect(screen.getByText('Here is what you wrote last time.')).toBeTruthy();
    expect(body()).toBe('It broke after a week. ');
    press('Save the change');
    await screen.findByText('Saved. The change is being checked now.');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('a discarded draft restores the saved version', async () => {
    await open(aManagedReview({ photos: [aPhoto(1), aPhoto(2)] }));
    press('Change');
    rewrite();
    press('Remove photo 1');
    press('Cancel');
    press('Change');
    press('Discard the changes');
    expect(body()).toBe(review.body);
    expect(screen.getByRole('button', { name: 'Remove photo 2' })).toBeTruthy();
    expect(screen.queryByText('Here is what you wrote last time.')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('no draft is kept without changes', async () => {
    await open();
    press('Change');
    rewrite();
    expect(Object.keys(localStorage)).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: review.body } });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('an edit is retried automatically after a lost connection, and says so', async () => {
    let calls = 0;
    const news = aManagedReview({ pending: { grade: 2, body: 'It broke after a week.', held: false } });
    engine.on(`PUT ${OWN}/${review.id}`, () => (++calls === 1 ? 'lost' : { status: 200, body: news }));
    await open();
    await change();
    expect(await screen.findByText(/attempt 2 of 4/)).toBeTruthy();
    expect(await screen.findByText('Saved. The change is being checked now.')).toBeTruthy();
  });

  it('a failed save keeps the edit', async () => {
    engine.on(`PUT ${OWN}/${review.id}`, () => problem(409, 'review_act_refused', { detail: 'Not at the moment.' }));
    await open();
    await change();
    expect(await screen.findByText('Not at the moment.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('It broke after a week. ');
  });
});

describe('deleting a review', () => {
  it('deleting asks first and says what is lost; cancelling keeps the review', async () => {
    await open();
    press('Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete your review of Oak Café?' });
    expect(within(dialog).getByText(/erased at once/)).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Keep it' }));
    press('Keep it');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(engine.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('a deleted review disappears from the page', async () => {
    engine.on(`DELETE ${OWN}/${review.id}`, () => ({ status: 204 }));
    await open();
    press('Delete');
    press('Delete for good');
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText(review.body)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/nothing left to change/)).toBeTruthy();
    expect(screen.queryByText(/change or delete it at any time/)).toBeNull();
  });

  it('a failed deletion says so', async () => {
    engine.on(`DELETE ${OWN}/${review.id}`, () => 'lost');
    await open();
    press('Delete');
    press('Delete for good');
    expect(await screen.findByText(/That did not work/)).toBeTruthy();
    expect(screen.getByText(review.body)).toBeTruthy();
  });
});

it('the author’s page offers products of the order without review', async () => {
  const mug = { id: '0190a1b2-0000-7000-8000-000000000002', name: 'Mug', url: null };
  engine.on('POST /product-reviews', () => ({ status: 201, body: aSubmittedReview() }));
  await open(review, { openProducts: [mug] });
  press('Rate');
  fireEvent.click(screen.getByRole('radio', { name: /^5 out of 5/ }));
  fireEvent.change(screen.getByLabelText('What is it like?'), { target: { value: 'Keeps the tea warm.' } });
  answers([review, aManagedReview({ id: mug.id, product: mug, body: 'Keeps the tea warm.' })]);
  press('Send review');
  expect(await screen.findByRole('heading', { name: 'About the product: Mug' })).toBeTruthy();
  expect(JSON.parse(engine.seen('POST /product-reviews')[0]?.body ?? '')).toMatchObject({
    productId: mug.id,
    grade: 5,
    authorName: 'Anna',
    acceptTerms: true,
  });
});
