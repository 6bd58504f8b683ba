import type { PagesExport } from '../export/types.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';

let cms: RunningCms;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
});
afterAll(() => cms.stop());

const version = async (client: Client = marketing) => client<{ version: string }>('GET', '/published');

test('editors are told the version that the site must show: that of the export, which drafts leave alone', async () => {
  const nobody = await cms.as(null);
  const exported = async () => (await nobody<PagesExport>('GET', '/export/pages', undefined, withKey)).body.version;
  const before = (await version()).body.version;
  expect(before).toBe(await exported());

  const { body } = await marketing<{ docs: { id: string }[] }>('GET', '/pages?where[path][equals]=/pricing&depth=0');
  const page = `/pages/${body.docs[0]?.id}`;
  await marketing('PATCH', `${page}?draft=true&locale=pl`, { name: 'Ceny', _status: 'draft' });
  expect((await version()).body.version).toBe(before);
  await marketing('POST', '/redirects', { from: '/old-address', to: '/pricing', permanent: true });
  const redirected = (await version()).body.version;
  expect(redirected).not.toBe(before);
  expect(redirected).toBe(await exported());

  expect([(await version(nobody)).status, (await version(await cms.as('translator@demo.example'))).status]).toEqual([
    401, 403,
  ]);
});
