import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { aCompanyReview, aCompanyReviewDetail } from '../../../testing/company-reviews.ts';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const LIST = `GET ${PANEL_API}/reviews`;
const at = (n: number, act = '') => `${PANEL_API}/reviews/${idOf(100 + n)}${act}`;
const queries = () => panel.engine.seen(LIST).map(({ query }) => query.toString());

/** The engine's list and details of these reviews. */
function reviewsAre(reviews: CompanyReview[], details: Partial<CompanyReviewDetail> = {}): void {
  const total = { count: reviews.length, more: false };
  panel.engine.on(LIST, () => ({ status: 200, body: { items: reviews, nextCursor: null, total } }));
  for (const review of reviews)
    panel.engine.on(`GET ${PANEL_API}/reviews/${review.id}`, () => ({
      status: 200,
      body: aCompanyReviewDetail(review, details),
    }));
}
const row = (n: number) => screen.findByRole('link', { name: new RegExp(`^Author ${n}`) });
const key = (pressed: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key: pressed });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Public answer' });

describe('the list of reviews', () => {
  it('filters and order stand in the address and are asked of the engine, with more rows below', async () => {
    panel.engine.on(LIST, ({ query }) =>
      query.get('cursor')
        ? { status: 200, body: { items: [aCompanyReview(2)], nextCursor: null, total: null } }
        : { status: 200, body: { items: [aCompanyReview(1)], nextCursor: 'next', total: { count: 2, more: false } } },
    );
    panel.openFollowing('/panel/reviews', '?grade=1%2C2%2C3&sort=oldest&state=secret');
    await row(1);
    expect(screen.getByText('2 reviews')).toBeTruthy();
    press('Show more');
    await row(2);
    expect(queries()).toEqual(['grade=1%2C2%2C3&sort=oldest', 'grade=1%2C2%2C3&sort=oldest&cursor=next']);
    fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'held' } });
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'late parcel' } });
    await waitFor(() =>
      expect(panel.navigated.at(-1)).toBe(
        '/en/panel/reviews?words=late%20parcel&grade=1%2C2%2C3&answer=held&sort=oldest'.replaceAll('%20', '+'),
      ),
    );
    press('Clear filters');
    expect(panel.navigated.at(-1)).toBe('/en/panel/reviews?sort=oldest');
  });

  it('a column header turns the order round', async () => {
    reviewsAre([aCompanyReview(1)]);
    panel.openFollowing('/panel/reviews');
    await row(1);
    press('Rating');
    press('Rating');
    expect(panel.navigated).toEqual(['/en/panel/reviews?sort=grade-low', '/en/panel/reviews?sort=grade-high']);
    expect(screen.getByRole('columnheader', { name: 'Rating' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('of a held review the list and the detail say only that it exists, and why', async () => {
    reviewsAre([aCompanyReview(1, { state: 'held', grade: null, body: '', authorName: '', publishedAt: null })]);
    panel.openFollowing('/panel/reviews');
    fireEvent.click(await screen.findByRole('link', { name: /^A review that is being checked/ }));
    await screen.findByText('A moderator is checking this review');
    expect(screen.queryByRole('checkbox', { name: /^Select the review/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Public answer' })).toBeNull();
  });

  it('an empty list says where reviews come from, a filtered one how to see the others', async () => {
    reviewsAre([]);
    panel.openFollowing('/panel/reviews', '?photos=yes');
    await screen.findByText('No reviews for these filters');
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await screen.findByText('No reviews yet');
  });
});

it('a review that arrives meanwhile is announced and shown on request', async () => {
  const [older, newer] = [aCompanyReview(1), aCompanyReview(2)];
  reviewsAre([older]);
  panel.engine.on(`PUT ${at(1, '/pin')}`, () => {
    reviewsAre([newer, { ...older, pinned: true }]);
    return { status: 204 };
  });
  panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
  await row(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Pin' }));
  const bar = await screen.findByRole('button', { name: '1 new review' });
  expect(screen.queryByRole('link', { name: /^Author 2/ })).toBeNull();
  fireEvent.click(bar);
  await waitFor(async () => expect(document.activeElement).toBe(await row(2)));
  expect(screen.queryByRole('button', { name: '1 new review' })).toBeNull();
});

describe('a review in detail', () => {
  it('a review in detail shows what belongs to it, and stays when the list does not have it', async () => {
    const review = aCompanyReview(1, { orderId: 'A-17', ratings: { delivery: 5 } });
    reviewsAre([review], {
      questions: [{ question: 'How did you find us?', answer: 'Through a friend' }],
      invitation: {
        id: idOf(7),
        channel: 'email',
        language: 'en',
        sentAt: '2026-11-12T10:00:00.000Z',
        openedAt: null,
        clickedAt: null,
        reminders: 1,
        completedAt: '2026-11-20T10:00:00.000Z',
      },
    });
    panel.engine.on(LIST, () => ({ status: 200, body: { items: [], nextCursor: null, total: null } }));
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    await title('Author 1');
    for (const words of ['A-17', 'How did you find us?', 'Through a friend', 'Delivery', '12 Nov 2026, 11:00'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Review sent')).toBeTruthy();
  });

  it('a review that is gone leads back to the list', async () => {
    reviewsAre([]);
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    await screen.findByText('There is no such review');
    press('Back to the list');
    await screen.findByText('No reviews yet');
  });

  it('a product review is withdrawn for one of two reasons with an explanation', async () => {
    const product = { id: idOf(300), name: 'Mug', slug: 'mug' };
    const review = aCompanyReview(1, { product });
    reviewsAre([review]);
    panel.engine.on(`POST ${at(1, '/withdrawal')}`, () => {
      const withdrawal = {
        reason: 'not_about_product' as const,
        state: 'requested' as const,
        requestedAt: '2026-11-21T10:00:00.000Z',
        decidedAt: null,
        decidedBy: null,
      };
      reviewsAre([{ ...review, withdrawal }]);
      return { status: 200, body: { ...review, withdrawal } };
    });
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Request withdrawal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request the withdrawal of this review' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findAllByRole('alert')).toHaveLength(2);
    fireEvent.click(dialog.getByLabelText('It is not about the product'));
    fireEvent.change(dialog.getByLabelText('Explanation'), { target: { value: 'It is about the courier.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await screen.findByText(/You requested its withdrawal on 21 Nov 2026/);
    const [sent] = panel.engine.seen(`POST ${at(1, '/withdrawal')}`);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      reason: 'not_about_product',
      explanation: 'It is about the courier.',
    });
  });

  it.each([
    ['a review of the company', null, [], /cannot be withdrawn. Talk to the author through mediation/],
    ['an agent', { id: idOf(300), name: 'Mug', slug: 'mug' }, ['owner', 'manager'], 'Required role: owner or manager.'],
  ])('withdrawal refuses %s with a reason', async (_, product, roles, words) => {
    reviewsAre([aCompanyReview(1, { product })]);
    const refused = roles.length > 0 ? [{ act: 'reviews.withdraw', refusal: { reason: 'role', roles } }] : [];
    panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
      status: 200,
      body: { role: 'agent', allowed: [], refused },
    }));
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Request withdrawal' }));
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });
});

describe('an answer', () => {
  const answered = () => aCompanyReview(1, { pendingAnswer: 'Thank you, Anna.' });

  it('an answer is kept as a draft through a failure and a reload until it is sent, then looked for until it is public', async () => {
    reviewsAre([aCompanyReview(1)]);
    panel.engine.on(`PUT ${at(1, '/answer')}`, () => problem(500, 'internal'));
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    fireEvent.change(await field(), { target: { value: 'Thank you, Anna.' } });
    press('Publish the answer');
    await screen.findByText(/Your text is kept/);
    document.body.replaceChildren();
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    expect((await field()).value).toBe('Thank you, Anna.');
    panel.engine.on(`PUT ${at(1, '/answer')}`, () => {
      reviewsAre([answered()]);
      return { status: 200, body: answered() };
    });
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    await screen.findByText(/This answer is being checked/);
    expect(Object.keys(localStorage).filter((key) => key.includes('panel:answers'))).toEqual([]);
    const answer = { body: 'Thank you, Anna.', language: 'en' as const, publishedAt: '2026-11-21T10:00:00.000Z' };
    reviewsAre([aCompanyReview(1, { answer })]);
    await screen.findByRole('button', { name: 'Change answer' });
    await waitFor(() => expect(screen.queryByText(/This answer is being checked/)).toBeNull());
  });

  it('an answer with a field error is shown beside the field', async () => {
    reviewsAre([aCompanyReview(1)]);
    panel.engine.on(`PUT ${at(1, '/answer')}`, () =>
      problem(422, 'validation_failed', {
        errors: [{ path: 'body', code: 'phishing', params: {}, message: 'It looks like phishing.' }],
      }),
    );
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    fireEvent.change(await field(), { target: { value: 'Tell us your password.' } });
    press('Publish the answer');
    await screen.findByText('It looks like phishing.');
  });

  it('an answer is deleted after a confirmation', async () => {
    const answer = { body: 'Thanks.', language: null, publishedAt: '2026-11-21T10:00:00.000Z' };
    reviewsAre([aCompanyReview(1, { answer })]);
    panel.engine.on(`DELETE ${at(1, '/answer')}`, () => {
      reviewsAre([aCompanyReview(1)]);
      return { status: 204 };
    });
    panel.openFollowing('/panel/reviews', `?review=${idOf(101)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete answer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this answer?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete answer' }));
    expect((await field()).value).toBe('');
  });
});

describe('the keyboard', () => {
  it('the keyboard goes through the list, opens, answers, pins and reports', async () => {
    reviewsAre([aCompanyReview(1), aCompanyReview(2)]);
    panel.engine.on(`PUT ${at(2, '/pin')}`, () => ({ status: 204 }));
    panel.openFollowing('/panel/reviews');
    const first = await row(1);
    key('j');
    expect(document.activeElement).toBe(first);
    key('ArrowDown');
    expect(document.activeElement).toBe(await row(2));
    key('j');
    await screen.findByText('This is the last review.');
    key('a');
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    // In a field, letters are letters.
    key('p');
    key('k');
    expect(panel.engine.seen(`PUT ${at(2, '/pin')}`)).toEqual([]);
    act(() => (document.activeElement as HTMLElement).blur());
    key('p');
    await screen.findByText('Pinned.');
    key('k');
    await title('Author 1');
    key('r');
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Report this review' })).getByRole('button', { name: 'Close' }),
    );
    key('Escape');
    await waitFor(async () => expect(document.activeElement).toBe(await row(1)));
    expect(panel.navigated.at(-1)).toBe('/en/panel/reviews');
  });

  it('the keyboard is explained, and its single keys can be switched off for this device', async () => {
    reviewsAre([aCompanyReview(1)]);
    panel.openFollowing('/panel/reviews');
    await row(1);
    key('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    fireEvent.click(help.getByLabelText('Use single-key shortcuts on this device'));
    fireEvent.click(help.getByRole('button', { name: 'Close' }));
    key('j');
    expect(document.activeElement).not.toBe(await row(1));
    expect(localStorage.getItem('panel:shortcuts')).toBe('off');
  });
});
