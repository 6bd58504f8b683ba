import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { POST_LIMITS, POST_NETWORKS } from '@app/contracts/sharing/networks';
import type { ReviewPosts } from '@app/contracts/sharing/posts';
import { aCompanyReview, aCompanyReviewDetail } from '../../../testing/company-reviews.ts';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const review = aCompanyReview(1, { authorName: 'Anna K.', language: 'pl' });
const AT = `GET ${PANEL_API}/reviews/${review.id}`;
const POSTS = `${AT}/posts`;
const share = { url: 'http://localhost/reviews/oak-cafe', picture: 'http://localhost/og/en/oak-cafe.png' };

function given(own: Partial<CompanyReviewDetail> = {}): void {
  panel.engine.on(AT, () => ({ status: 200, body: aCompanyReviewDetail(review, { share, ...own }) }));
  panel.engine.on(POSTS, ({ query }) => {
    const posts: ReviewPosts['posts'] = POST_NETWORKS.map((network) => ({
      network,
      text: `${network} ${query.get('language')} ${query.get('text')} ${query.get('hashtags')}`,
      limit: POST_LIMITS[network],
      shortened: network === 'x',
    }));
    return { status: 200, body: { reviewId: review.id, language: 'pl', url: share.url, posts } };
  });
}
const open = (query = '') => panel.openFollowing('/panel/posts', `?review=${review.id}${query}`);
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: 'Picture of the review by Anna K.' });
const text = (network: string) => screen.findByLabelText<HTMLTextAreaElement>(`Text for ${network}`);

it('a review is chosen from the public ones', async () => {
  const total = { count: 1, more: false };
  panel.engine.on(`GET ${PANEL_API}/reviews`, () => ({
    status: 200,
    body: { items: [review], nextCursor: null, total },
  }));
  given();
  panel.openFollowing('/panel/posts');
  fireEvent.click(await screen.findByRole('link', { name: 'Make a post from the review by Anna K.' }));
  expect(panel.navigated).toEqual([`/en/panel/posts?review=${review.id}`]);
  expect(panel.engine.seen(`GET ${PANEL_API}/reviews`)[0]?.query.get('state')).toBe('published');
  await picture();
});

it('the picture follows the choice, which stands in the address', async () => {
  given();
  open();
  expect((await picture()).getAttribute('src')).toBe(`/og/pl/review/${review.id}/card-square.png`);
  fireEvent.click(screen.getByLabelText(/^Tall, for stories/));
  fireEvent.click(await screen.findByLabelText('Dark'));
  expect(panel.navigated.at(-1)).toBe(`/en/panel/posts?review=${review.id}&size=story&scheme=dark`);
  await waitFor(async () =>
    expect((await picture()).getAttribute('src')).toBe(`/og/pl/review/${review.id}/card-story.png?scheme=dark`),
  );
  const save = screen.getByRole('link', { name: 'Save picture' });
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
    `/og/pl/review/${review.id}/card-story.png?scheme=dark`,
    `review-${review.id.slice(-8)}-card-story.png`,
  ]);
});

it('an accent that nothing can be read on is named, and not asked of the server', async () => {
  given();
  open('&accent=777777');
  expect((await picture()).getAttribute('src')).toBe(`/og/pl/review/${review.id}/card-square.png`);
  expect(screen.getByText(/at least 4.5 is needed/)).toBeTruthy();
});

it('in another language the words are the author’s own or translated, in picture and text', async () => {
  given();
  open('&language=de');
  await picture();
  expect((await text('Facebook')).value).toBe('facebook de original no');
  fireEvent.click(screen.getByLabelText('Translation'));
  await waitFor(async () => expect((await text('Facebook')).value).toBe('facebook de translation no'));
  await waitFor(async () =>
    expect((await picture()).getAttribute('src')).toBe(`/og/de/review/${review.id}/card-square.png?text=translation`),
  );
  fireEvent.error(await picture());
  expect(await screen.findByText(/no translation of this review/)).toBeTruthy();
});

it('a text is changed, counted as its network counts, copied and restored', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (words: string) => Promise.resolve(void copied.push(words)) },
  });
  given();
  open();
  await text('Facebook');
  fireEvent.click(screen.getByLabelText('With hashtags'));
  fireEvent.change(screen.getByLabelText('Network'), { target: { value: 'x' } });
  const field = await text('X');
  await waitFor(async () => expect((await text('X')).value).toBe('x pl original yes'));
  expect(screen.getByText('17 of 280 characters')).toBeTruthy();
  expect(screen.getByText(/ends with an ellipsis/)).toBeTruthy();
  expect(field.isConnected || (await text('X'))).toBeTruthy();
  fireEvent.change(await text('X'), { target: { value: '口'.repeat(141) } });
  expect(screen.getByText('Too long for X by 2.')).toBeTruthy();
  expect(screen.getByText(/Leave the rating/)).toBeTruthy();
  press('Copy text');
  await waitFor(() => expect(copied).toEqual(['口'.repeat(141)]));
  press('Restore the text');
  expect((await text('X')).value).toBe('x pl original yes');
});

it('picture and text are handed over to an app where the browser can', async () => {
  const shared: ShareData[] = [];
  const given_ = { canShare: () => true, share: (data: ShareData) => Promise.resolve(void shared.push(data)) };
  for (const [name, value] of Object.entries(given_))
    Object.defineProperty(navigator, name, { configurable: true, value });
  const own = globalThis.fetch;
  try {
    given();
    open();
    await text('Facebook');
    const engine = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).startsWith('/og/') ? Promise.resolve(new Response('png')) : engine(input, init);
    press('Share…');
    await waitFor(() => expect(shared).toHaveLength(1));
    expect([shared[0]?.text, shared[0]?.files?.[0]?.type]).toEqual(['facebook pl original no', 'image/png']);
  } finally {
    globalThis.fetch = own;
    for (const name of Object.keys(given_)) delete (navigator as unknown as Record<string, unknown>)[name];
  }
});

it('texts are part of a plan; pictures are not', async () => {
  given();
  const params = { feature: 'post_generator', plan: 'trustPro' };
  panel.engine.on(POSTS, () => problem(402, 'plan_lacks_feature', { params }));
  open();
  await picture();
  expect(await screen.findByRole('link', { name: 'Choose Pro' })).toBeTruthy();
});

it('of a review that is not public nothing is made', async () => {
  given({ share: null });
  open();
  expect(await screen.findByText('This review is not public now')).toBeTruthy();
});
