import { type RunningCms, startCms } from '../testing/cms.ts';
import type { MyWork } from './my-work.ts';

let cms: RunningCms;
beforeAll(async () => void (cms = await startCms()));
afterAll(() => cms.stop());

test('marketing sees pages with unpublished changes, the newest first, and where builds stand', async () => {
  const marketing = await cms.as('marketing@demo.example');
  const read = async () => (await marketing<MyWork>('GET', '/my-work')).body;
  expect((await read()).drafts).toEqual([]);
  const { body } = await marketing<{ docs: { id: string; path: string }[] }>('GET', '/pages?limit=1&sort=path');
  const [page] = body.docs;
  expect(
    (await marketing('PATCH', `/pages/${page?.id}?draft=true`, { name: 'Changed', _status: 'draft' })).status,
  ).toBe(200);
  const fresh = await marketing<{ doc: { id: string } }>('POST', '/pages?draft=true', {
    name: 'New page',
    path: '/new-page',
    _status: 'draft',
  });
  expect(fresh.status).toBe(201);
  expect(await read()).toMatchObject({
    drafts: [
      { id: fresh.body.doc.id, name: 'New page', path: '/new-page', live: false },
      { id: page?.id, name: 'Changed', live: true },
    ],
    builds: { last: null },
  });
});

test.each(['translator', 'moderator', 'support'])('%s has no work on pages', async (role) => {
  const client = await cms.as(`${role}@demo.example`);
  expect((await client('GET', '/my-work')).status).toBe(403);
});
