import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

/** A release whose pages are drawn as before, with its name around the text. */
const bundle = (id: string) => `
const getServerData = async ({ url, query }) => {
  const engine = globalThis.process.env.ENGINE_URL;
  const response = await fetch(engine + '/api/v1/page' + url + '?' + new URLSearchParams(query)).catch(() => null);
  if (!response || response.status >= 500) return { status: 503 };
  const { text, tags, status = 200 } = await response.json();
  return { props: { text }, status, headers: { 'x-cache-tags': tags } };
};
exports.getPageChunk = async () => ({ getServerData });
exports.default = async ({ pageData: { result } }) =>
  ({ html: '<style>${id}{}</style><p>${id}: ' + result.serverData.text + '</p>' });
`;

let number = 1;
async function publish(): Promise<string> {
  const id = `r${++number}`;
  await test.build.writeBundle(bundle(id));
  await test.build.publish(id);
  await test.serves(id);
  return id;
}

const read = async (path = '/opinie/buty') => {
  const { status, headers, text } = await test.get(path);
  return [status, headers['x-cache'], /<p>(.*?)<\/p>/.exec(text)?.[1]];
};

describe('after a publish', () => {
  it('after a switch, pages are rendered by the new release with their own policies', async () => {
    const [before, policy] = [await publish(), 'content-security-policy'];
    const first = await test.get('/opinie/buty');
    const after = await publish();
    expect(await read()).toEqual([200, 'miss', `${after}: first`]);
    const second = await test.get('/opinie/buty');
    expect(first.text).toContain(`<p>${before}: first</p>`);
    expect(second.headers['x-cache']).toBe('hit');
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.headers[policy]).not.toBe(first.headers[policy]);
  });

  it('after a switch, cached pages are sent with their old policies while the engine is down', async () => {
    const before = await publish();
    const first = await test.get('/opinie/buty');
    await publish();
    test.engine.status = 500;
    const kept = await test.get('/opinie/buty');
    expect([kept.status, kept.headers['x-cache'], kept.text]).toEqual([200, 'fallback', first.text]);
    expect(kept.text).toContain(before);
    expect(kept.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect((await read('/opinie/other'))[0]).toBe(503);
  });

  it('after a switch, cached pages are sent while the render queues are full', async () => {
    const before = await publish();
    const paths = Array.from({ length: 80 }, (_, n) => `/opinie/shop-${n}`);
    for (const path of paths) expect((await read(path))[0]).toBe(200);
    const after = await publish();
    let go = () => {};
    test.engine.held = new Promise((resolve) => (go = resolve));
    const asked = paths.map((path) => read(path));
    // Requests beyond the running and queued renderings are not delayed.
    expect(await Promise.race(asked)).toEqual([200, 'fallback', `${before}: first`]);
    go();
    test.engine.held = null;
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(([, , text]) => text))).toContain(`${before}: first`);
    test.door.cache.purgeAll();
    expect(await read(paths[0])).toEqual([200, 'miss', `${after}: first`]);
  });

  it('after a switch, withdrawn pages stay gone and new pages appear', async () => {
    await publish();
    expect((await read())[0]).toBe(200);
    test.engine.page = { text: 'none', tags: 'slug:other', status: 404 };
    expect((await read('/opinie/other'))[0]).toBe(404);
    const id = await publish();
    test.engine.page = { text: 'gone', tags: 'slug:buty', status: 410 };
    expect(await read()).toEqual([410, 'miss', `${id}: gone`]);
    test.engine.page = { text: 'here', tags: 'company-2' };
    expect(await read('/opinie/other')).toEqual([200, 'miss', `${id}: here`]);
  });

  it('a rendering begun before a switch does not count as current', async () => {
    await publish();
    await read();
    test.door.cache.purgeAll();
    let go = () => {};
    test.engine.held = new Promise((resolve) => (go = resolve));
    const begun = read();
    await test.engine.asked('/opinie/buty');
    const id = await publish();
    go();
    test.engine.held = null;
    await begun;
    expect((await read())[2]).toBe(`${id}: first`);
  });
});
