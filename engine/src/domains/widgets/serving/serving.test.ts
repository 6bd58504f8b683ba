import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { transitionReview } from '../../reviews/public.ts';
import { PAGE, widgetTest } from '../testing.ts';
import type { WidgetShop, WidgetTest } from '../testing.ts';
import { followPurges } from './purges.ts';
import { widgetCache } from './serve.ts';

let test: WidgetTest;
let purges: ReturnType<typeof followPurges>;
beforeAll(async () => {
  test = await widgetTest();
  purges = followPurges(test.app);
});
afterAll(async () => {
  await purges.stop();
  await test.close();
});

const get = (id: string, origin: string | null = PAGE, query = {}) => {
  const asked = test.program().get(`${API_ROOT}/widgets/${id}`).query(query);
  return origin === null ? asked : asked.set('Origin', origin);
};

/** Asks until the answer is kept, so that what follows is about the kept one. */
async function kept(id: string): Promise<void> {
  await eventually('the answer is kept', async () => {
    await get(id).expect(200);
    return widgetCache(test.app).get(JSON.stringify([id, '', '']));
  });
}

async function aWidget(): Promise<{ shop: WidgetShop; id: string }> {
  const shop = await test.shop();
  await shop.reviewed([{ grade: 5 }, { grade: 4 }]);
  return { shop, id: await shop.create('carousel') };
}

it('pages of others may read a widget, and caches may keep it, without a cookie', async () => {
  const { id } = await aWidget();
  await kept(id);
  for (const answer of [await get(id).expect(200), await get(id, PAGE, { locale: 'ja' }).expect(200)]) {
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=\d+, stale-while-revalidate=\d+/),
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

it('an answer that a page has already is not sent again, in any coding', async () => {
  const { shop, id } = await aWidget();
  await kept(id);
  for (const coding of ['br', 'gzip', 'identity']) {
    const first = await get(id).set('Accept-Encoding', coding).expect(200);
    const etag = first.headers['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = () => get(id).set({ 'Accept-Encoding': coding, 'If-None-Match': `"other", ${etag}` });
    expect((await again().expect(304)).text).toBe('');
    await shop.set(id, { count: coding === 'br' ? 3 : coding === 'gzip' ? 4 : 5 });
    await eventually('the change is served', async () => (await again()).status === 200);
    await kept(id);
  }
});

it('the compressed forms say the same, in less than 25 kB for the longest reviews', async () => {
  const shop = await test.shop();
  // Words that do not repeat, so that they are as hard to compress as text is.
  const words = Array.from({ length: 4_000 }, (_, index) => ((index * 7919) % 46_656).toString(36));
  await shop.reviewed(
    Array.from({ length: 12 }, (_, index) => ({ body: words.slice(index * 300, index * 300 + 300).join(' ') })),
  );
  const id = await shop.create('trust-page');
  await shop.set(id, { count: 12 });
  const { forms } = await eventually('the answer is kept', async () => {
    await get(id).expect(200);
    return widgetCache(test.app).get(JSON.stringify([id, '', '']));
  });
  const plain = forms.identity.body.toString();
  expect(JSON.parse(plain).reviews).toHaveLength(12);
  expect(brotliDecompressSync(forms.br.body).toString()).toBe(plain);
  expect(gunzipSync(forms.gzip.body).toString()).toBe(plain);
  expect(forms.br.body.length).toBeLessThan(25_000);
  expect(forms.gzip.body.length).toBeLessThan(25_000);
});

it('a new review is there as soon as it is published, and so is a changed setting', async () => {
  const { shop, id } = await aWidget();
  await kept(id);
  const { id: reviewId } = await test.app.db.tx((tx) =>
    aReview(tx, { companyId: shop.companyId, state: 'screening', grade: 4, body: 'The parcel came on the third day.' }),
  );
  expect((await test.read(id)).rating.count).toBe(2);
  await test.app.db.tx((tx) =>
    transitionReview(test.app, tx, reviewId, 'pass', { actor: 'screening', language: 'en' }),
  );
  // A worker adds up what has changed, and tells caches.
  await runOutbox(test.app);
  const changed = await eventually('the review is shown', async () => {
    const data = await test.read(id);
    return data.rating.count === 3 && data;
  });
  expect(changed.reviews[0]?.text).toBe('The parcel came on the third day.');
  await kept(id);
  await shop.set(id, { accent: '#1f2430' });
  await eventually('the setting is shown', async () => (await test.read(id)).settings.accent === '#1f2430');
});

it('other companies’ changes leave an answer where it is', async () => {
  const { id } = await aWidget();
  await kept(id);
  const before = widgetCache(test.app).get(JSON.stringify([id, '', '']));
  const other = await aWidget();
  await kept(other.id);
  await other.shop.set(other.id, { count: 3 });
  await eventually('the other one has changed', async () => (await test.read(other.id)).settings.count === 3);
  expect(widgetCache(test.app).get(JSON.stringify([id, '', '']))).toBe(before);
});

it('an answer that was begun before a change is not kept', async () => {
  const cache = widgetCache(test.app);
  const made = { companyId: 'one', domains: [], forms: {} } as unknown as Parameters<
    typeof cache.getOrMake
  >[1] extends (...given: never[]) => Promise<infer Served>
    ? Served
    : never;
  await cache.getOrMake('old', async (ofCompany) => {
    ofCompany('one');
    cache.purge('one');
    return made;
  });
  expect(cache.get('old')).toBeUndefined();
});

it('nothing is kept while no purges arrive', async () => {
  const apart = await widgetTest();
  try {
    const shop = await apart.shop();
    const id = await shop.create('badge');
    await apart.read(id);
    expect(widgetCache(apart.app).get(JSON.stringify([id, '', '']))).toBeUndefined();
    const following = followPurges(apart.app);
    await eventually('the answer is kept', async () => {
      await apart.read(id);
      return widgetCache(apart.app).get(JSON.stringify([id, '', '']));
    });
    await following.stop();
    expect(widgetCache(apart.app).get(JSON.stringify([id, '', '']))).toBeUndefined();
  } finally {
    await apart.close();
  }
});

describe('a widget limited to domains', () => {
  let id: string;
  beforeAll(async () => {
    const given = await aWidget();
    id = given.id;
    await kept(id);
    await given.shop.set(id, {}, ['shop.example']);
    await eventually('the limit is served', async () => (await get(id, 'https://other.example')).status === 403);
  });

  it.each(['https://shop.example', 'https://www.shop.example:8443', 'null', null, 'http://localhost:8000'])(
    'a widget limited to domains is read from %s',
    async (origin) => {
      const answer = await get(id, origin).expect(200);
      expect(answer.headers['vary']).toBe('Accept-Encoding, Origin');
      expect(answer.headers['access-control-allow-origin']).toBe(origin ?? '*');
    },
  );

  it.each(['https://other.example', 'https://notshop.example', 'https://shop.example.evil.example', 'file://'])(
    'a widget limited to domains is refused to %s, and the page can read why',
    async (origin) => {
      const refused = await get(id, origin).expect(403);
      expect(refused.body.code).toBe('widget_domain_refused');
      expect(refused.headers['access-control-allow-origin']).toBe('*');
      expect(refused.text).not.toContain('Anna');
    },
  );
});

it('an unknown widget is a plain 404 that its page can read', async () => {
  const refused = await get('01900000-0000-7000-8000-000000000000').expect(404);
  expect(refused.body.code).toBe('widget_not_found');
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  await get('not-an-id').expect(422);
});

it('nothing of the panel is open to pages of others', async () => {
  const { shop, id } = await aWidget();
  const foreign = await shop.merchant.browser.delete(`${shop.widgets}/${id}`).set('Origin', PAGE);
  expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden_origin']);
  const list = await shop.merchant.browser.get(shop.widgets).set('Origin', PAGE);
  expect(list.headers).not.toHaveProperty('access-control-allow-origin');
});
