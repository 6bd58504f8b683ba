import type { DrawnForm, DrawnReview } from '../../src/flows/review/drawn/drawn-review.ts';
import { frontDoorTest, type Answer, type FrontDoorTest } from '../../testing/front-door.ts';
import { TOKEN, aSubmittedReview, anInvitation } from '../../testing/reviewers.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => {
  test.reset();
  test.engine.seen.length = 0;
  test.engine.page = anInvitation();
});

const path = `/de/invitation/oak-cafe/edit/${TOKEN}`;
const KEY = '3f0c7a52-9d0e-4a51-8f4e-0c9a4d1f7b10';
const text = 'They sent it the same day, packed with care.';

function drawnIn({ text: html }: Answer): DrawnReview {
  const data = /window\.pageData=(.*?);window\.pageData\.path=/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(data) as { result: { pageContext: { review: DrawnReview } } }).result.pageContext.review;
}
const formIn = (answer: Answer) => drawnIn(answer) as DrawnForm;

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.get(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams({ idempotencyKey: KEY, ...fields }).toString(),
  });
/** First the form, then what sending it is answered. */
const thenAnswer = (status: number, body: object) => {
  test.engine.holds = (url) => {
    if (!url.startsWith('/api/v1/reviews')) return null;
    test.engine.status = status;
    test.engine.page = body as Record<string, unknown>;
    return Promise.resolve();
  };
};
const whole = { part: 'whole', grade: '4', body: text, authorName: 'Anna' };

describe('the page of an invitation', () => {
  it('the page of an invitation is drawn with the grade of the link, for one reader only, and is not counted as a visit', async () => {
    const answer = await test.get(`${path}?grade=4`);
    expect(formIn(answer)).toMatchObject({ kind: 'form', part: 'words', values: { grade: 4 }, typed: false });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.headers['x-cache']).toBeUndefined();
    expect(answer.text).not.toContain(TOKEN);
    expect(test.engine.last?.url).toBe(`/api/v1/invitations/${TOKEN}?counted=no`);
  });

  it('the page of an invitation starts with the grade if the link has none', async () => {
    expect(formIn(await test.get(`${path}?grade=9`))).toMatchObject({ part: 'grade', values: { grade: null } });
  });

  it('the page of an invitation says why a link leads to no form', async () => {
    Object.assign(test.engine, { status: 410, page: { code: 'invitation_expired', status: 410 } });
    expect(drawnIn(await test.get(path))).toMatchObject({ kind: 'closed', problem: { code: 'invitation_expired' } });
  });

  it('the page of an invitation is left to scripts while the engine is down, and in a merchant’s test', async () => {
    const built = async () => {
      const { status, text: html } = await test.get(`/invitation/oak-cafe/edit/${TOKEN}`);
      return [status, html.includes('<h1>Invitation</h1>')];
    };
    test.engine.page = anInvitation({ preview: true });
    expect(await built()).toEqual([200, true]);
    test.engine.status = 500;
    expect(await built()).toEqual([200, true]);
  });
});

describe('a form that was sent without scripts', () => {
  it('a form that was sent without scripts shows everything that is asked after its first part, with what was typed', async () => {
    const next = await post({ part: 'words', grade: '2', body: text });
    expect([next.status, next.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(formIn(next)).toMatchObject({
      part: 'whole',
      faults: [],
      idempotencyKey: KEY,
      values: { grade: 2, body: text },
    });
    expect(test.engine.seen.map(({ url }) => url)).toEqual([`/api/v1/invitations/${TOKEN}?`]);
  });

  it('a form that was sent without scripts names the wrong fields and keeps the text; nothing is sent', async () => {
    const again = await post({ part: 'words', grade: '2', body: 'short' });
    expect(again.status).toBe(422);
    expect(formIn(again)).toMatchObject({
      part: 'words',
      values: { body: 'short' },
      faults: [{ path: 'body', key: 'tooShort', params: { count: 20 } }],
    });
    const nameless = formIn(await post({ ...whole, authorName: '' }));
    expect(nameless.faults.map(({ path: field }) => field)).toEqual(['authorName']);
    expect(test.engine.seen.some(({ url }) => url.startsWith('/api/v1/reviews'))).toBe(false);
  });

  it('a form that was sent without scripts reaches the engine’s route in the reader’s name, and is thanked for', async () => {
    thenAnswer(201, aSubmittedReview());
    const thanks = await post(whole, { Cookie: 'device=1' });
    expect(drawnIn(thanks)).toMatchObject({ kind: 'sent', review: { company: { name: 'Oak Café' } } });
    const sent = test.engine.last;
    expect(sent?.url).toBe('/api/v1/reviews');
    expect(sent?.headers).toMatchObject({
      'idempotency-key': KEY,
      origin: 'https://opinara.example',
      cookie: 'device=1',
      'accept-language': 'de',
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1$/),
    });
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      token: TOKEN,
      grade: 4,
      body: text,
      language: 'de',
      acceptTerms: true,
    });
  });

  it('a form that was sent without scripts is drawn again with the engine’s errors', async () => {
    const errors = [{ path: 'body', code: 'links', params: {}, message: 'No links, please.' }];
    thenAnswer(422, { code: 'validation_failed', title: 'Invalid', errors });
    const again = await post(whole);
    expect(again.status).toBe(422);
    expect(formIn(again)).toMatchObject({
      part: 'whole',
      values: { body: text },
      faults: [{ path: 'body', message: 'No links, please.' }],
    });
  });

  it('a form that was sent without scripts says that it was not sent if the engine fails, and keeps the text', async () => {
    thenAnswer(500, {});
    const again = await post(whole);
    expect([again.status, formIn(again).failure?.code, formIn(again).values.body]).toEqual([503, 'network', text]);
  });

  it('a form that was sent without scripts is refused from the page of another site', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
      expect((await post(whole, headers)).status).toBe(403);
    }
    expect(test.engine.seen).toEqual([]);
  });

  it('a form that was sent without scripts is refused if it is too long', async () => {
    expect((await post({ ...whole, body: 'x'.repeat(1024 * 1024) })).status).toBe(405);
    expect(test.engine.seen).toEqual([]);
  });
});
