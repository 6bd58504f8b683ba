import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { storeContent } from './pull.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const text = (namespace: string, words: string) => ({
  locale: 'hu' as const,
  namespace,
  key: 'head.title',
  text: words,
});
const publish = (version: string, ...translations: ReturnType<typeof text>[]) =>
  api.app.db.tx((tx) => storeContent(api.app, tx, { version, hints: [], wordLists: [], translations }));

it('answers what staff have published over the texts of pages, and nothing of mails', async () => {
  await publish('1', text('profile', 'Vélemények'), text('mails', 'Levél'));
  const { body, headers } = await api.program().get(`${API_ROOT}/texts`).expect(200);
  expect(body).toEqual({ texts: [text('profile', 'Vélemények')] });
  await api.program().get(`${API_ROOT}/texts`).set('If-None-Match', String(headers['etag'])).expect(304);
  await publish('2', text('profile', 'Értékelések'));
  const { body: then } = await api
    .program()
    .get(`${API_ROOT}/texts`)
    .set('If-None-Match', String(headers['etag']))
    .expect(200);
  expect(then).toEqual({ texts: [text('profile', 'Értékelések')] });
});
