import type { CompanyProfile } from '@app/contracts/companies';
import type { CreatedOrder } from '@app/contracts/invitations';
import type { SubmittedReview } from '@app/contracts/review-forms';
import type { ReviewPage } from '@app/contracts/reviews';
import { readConfig } from '../../engine/src/platform/config.ts';
import { Tokens } from '../../engine/src/platform/tokens.ts';
import { eventually } from '../support/eventually.ts';
import type { ApiClient } from '../support/api-client.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/platform.ts';

const REVIEWS = 100;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ apis: 2, workers: 2 });
});
afterAll(() => platform?.stop());

/** Links of a number of invitations of one company. */
async function links(count: number): Promise<{ slug: string; tokens: string[] }> {
  const { email, password, company } = await platform.aMerchant();
  const panel = platform.api.fresh();
  await panel.post('/sessions', { email, password });
  const tokens = new Tokens(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: platform.databaseUrl, SMTP_URL: platform.mail.url }).SIGNING_KEYS,
  );
  const found: string[] = [];
  for (let n = 0; n < count; n++) {
    const order = { orderId: `H-${n}`, email: `hot-${n}@mail.example`, language: 'en', basis: 'consent' };
    const { status, body } = await panel.post<CreatedOrder>(`/panel/companies/${company.id}/orders`, order);
    expect(status).toBe(201);
    found.push(tokens.derive('invitation', body.invitation.id));
  }
  return { slug: company.slug, tokens: found };
}

const WORDS = ['parcel', 'tea', 'shop', 'service', 'price', 'colour', 'taste', 'delivery', 'packing', 'answer'];

/** Words of their own for each, so that no filter takes one for another's. */
const textOf = (n: number): string =>
  `Order ${n}: the ${WORDS[n % 10]} was good, the ${WORDS[Math.floor(n / 10)]} even better; ${'again '.repeat(n % 7)}gladly.`;

async function submit(client: ApiClient, token: string, n: number): Promise<number> {
  // Opening the form gives the browser its device.
  await client.get(`/invitations/${token}`);
  const review = { token, grade: (n % 5) + 1, body: textOf(n), authorName: `Customer ${n}`, acceptTerms: true };
  const { status } = await client.post<SubmittedReview>('/reviews', review);
  return status;
}

it('a hundred concurrent submissions about one company are all counted', async () => {
  const { slug, tokens } = await links(REVIEWS);
  const statuses = await Promise.all(tokens.map((token, n) => submit(platform.apis[n % 2]!.fresh(), token, n)));
  expect(statuses).toEqual(Array(REVIEWS).fill(201));

  const judged = await eventually('every review is judged', async () => {
    const states = await platform.query<{ state: string; count: number }>(
      'select state, count(*)::int from engine.reviews group by state',
    );
    return !states.some(({ state }) => state === 'screening') && states;
  });
  const published = judged.find(({ state }) => state === 'published')?.count ?? 0;
  expect(judged.reduce((sum, { count }) => sum + count, 0)).toBe(REVIEWS);
  expect(published).toBeGreaterThan(0);

  const [truth] = await platform.query<{ distribution: Record<string, number>; average: number }>(`
    select json_object_agg(grade, n) as distribution, sum(grade * n)::float8 / sum(n) as average
    from (select grade, count(*)::int as n from engine.reviews where state = 'published' group by grade) g`);
  const { body: profile } = await platform.api.get<CompanyProfile>(`/companies/${slug}`);
  expect(profile.grades).toMatchObject({ count: published, distribution: truth!.distribution });
  expect(profile.grades.average).toBeCloseTo(truth!.average, 12);

  await eventually('everything is folded', async () => {
    const [left] = await platform.query<{ count: number }>('select count(*)::int from engine.grade_deltas');
    return left?.count === 0;
  });
  const [total] = await platform.query<{ count: number }>('select count from engine.subject_totals');
  expect(total?.count).toBe(published);
  const folded = await platform.api.get<CompanyProfile>(`/companies/${slug}`);
  expect(folded.body.grades).toEqual(profile.grades);

  const listed = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const path: string = `/companies/${slug}/reviews?limit=50${cursor && `&cursor=${cursor}`}`;
    const { body }: { body: ReviewPage } = await platform.api.get<ReviewPage>(path);
    for (const { id } of body.items) listed.add(id);
    cursor = body.nextCursor;
  }
  expect(listed.size).toBe(published);
});
