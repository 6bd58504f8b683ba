import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Texts } from '../../../node/content/texts.ts';
import { frontDoorTest } from '../../../testing/front-door.ts';
import type { FrontDoorTest } from '../../../testing/front-door.ts';
import { aPublicReview } from '../../../testing/pictures/review-pictures.ts';
import { reviewPicturePath } from '../../../src/lib/sharing/review-pictures.ts';
import type { ReviewPictureChoice } from '../../../src/lib/sharing/review-pictures.ts';
import { ReviewPictures } from './review-pictures.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => {
  test.reset();
  test.engine.page = { ...review };
});

const review = aPublicReview({ authorName: 'Anna K.' });
const pathOf = (own: Partial<ReviewPictureChoice> = {}) =>
  reviewPicturePath({
    reviewId: review.id,
    locale: 'de',
    layout: 'card',
    size: 'landscape',
    scheme: 'light',
    accent: null,
    translated: false,
    ...own,
  });

it('a public review has a picture, drawn once, that no cache keeps for longer than minutes', async () => {
  const first = await test.get(pathOf());
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
  expect([first.body.readUInt32BE(16), first.body.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(test.engine.last?.url).toBe(`/api/v1/reviews/${review.id}`);
  const again = await test.get(pathOf());
  expect(again.body.equals(first.body)).toBe(true);
  const known = await test.get(pathOf(), { headers: { 'If-None-Match': first.headers.etag ?? '' } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const head = await test.get(pathOf(), { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it('a changed review has another picture at once', async () => {
  const { headers } = await test.get(pathOf());
  test.engine.page = { ...review, grade: 2 };
  const after = await test.get(pathOf(), { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([after.status, after.headers.etag === headers.etag]).toEqual([200, false]);
});

it.each([
  [404, 404],
  [410, 410],
  [500, 503],
])('a review for which the engine answers %s has none: %s, even if it was drawn before', async (engine, door) => {
  await test.get(pathOf());
  test.engine.status = engine;
  const { status, headers } = await test.get(pathOf());
  expect([status, headers['cache-control']]).toEqual([door, 'no-store']);
});

it('a translation is read from the engine, and says so', async () => {
  const original = await test.get(pathOf());
  test.engine.page = { ...review, reviewId: review.id, body: 'Sehr guter Tee.', provider: 'DeepL' };
  const { status, headers } = await test.get(pathOf({ translated: true }));
  expect([status, headers.etag === original.headers.etag]).toEqual([200, false]);
  expect(test.engine.last?.url).toBe(`/api/v1/reviews/${review.id}/translations/de`);
});

it.each(['scheme=blue', 'text=mine', 'accent=red', 'accent=%23112233', 'accent=112233&accent=112233', 'accent=777777'])(
  '?%s is refused by the name of the field, and nothing is asked or drawn',
  async (query) => {
    const before = test.engine.seen.length;
    const { status, text } = await test.get(`${pathOf()}?${query}`);
    expect([status, text.split(':')[0], test.engine.seen.length]).toEqual([400, query.split('=')[0], before]);
  },
);

it.each(['card-poster', 'poster-square', 'card', 'card-square-2', 'CARD-square'])(
  'there is no picture %s',
  async (name) => {
    const before = test.engine.seen.length;
    const { status } = await test.get(`/og/de/review/${review.id}/${name}.png`);
    expect([status, test.engine.seen.length]).toEqual([404, before]);
  },
);

it('a visitor beyond the limit per minute gets no new pictures, only existing ones', async () => {
  const pictures = new ReviewPictures({
    engineUrl: `http://127.0.0.1:${test.engine.port}`,
    publicUrl: 'https://opinara.example',
    texts: () => Promise.resolve(new Texts()),
    log: { warn: () => undefined },
    maxDrawings: 1,
  });
  const server = createServer(express().use(pictures.handler)).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const dark = pathOf({ scheme: 'dark' });
    const answers = [await get(pathOf()), await get(dark), await get(pathOf())];
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200]);
    expect(answers[1]?.headers.get('retry-after')).toBe('60');
  } finally {
    server.close();
    await pictures.stop();
  }
});
