import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { startDeepL } from '../../../platform/translation/testing.ts';
import type { ProviderServer } from '../../../platform/translation/testing.ts';
import { protect, restore } from './suggestions.ts';

const KEY = 'a-key-of-deepl';
let api: TestApi;
let provider: ProviderServer;
beforeAll(async () => {
  provider = await startDeepL(KEY);
  api = await testApi({ DEEPL_KEY: KEY, DEEPL_URL: provider.url });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const suggest = (texts: string[], to = 'de', role: StaffRole = 'translator') =>
  api
    .program()
    .post(`${API_ROOT}/staff/text-suggestions`)
    .set('Authorization', `Bearer ${mintStaffToken(api.app.config.STAFF_KEY, { staffId: '1', name: 'T', role })}`)
    .send({ texts, from: 'pl', to });

it('placeholders and tags pass the provider as markers and come back as they were', async () => {
  const { body } = await suggest(['Masz {{count, number}} opinii w <1>{{company}}</1>.']).expect(200);
  expect(body).toEqual({ provider: 'DeepL', texts: ['[DE] Masz {{count, number}} opinii w <1>{{company}}</1>.'] });
  const sent = provider.requests.at(-1)?.body;
  expect(sent).toMatchObject({ source_lang: 'PL', target_lang: 'DE' });
  expect(String(sent?.['text'])).not.toMatch(/[{<]/);
});

it('a suggestion that has lost a placeholder is left out', async () => {
  provider.next.push({ status: 200, body: { translations: [{ text: 'Sie haben Bewertungen.' }] } });
  expect((await suggest(['Masz {{count}} opinii.', 'Zapisz']).expect(200)).body.texts).toEqual([null, '[DE] Zapisz']);
  const { marked, kept } = protect('a {{x}} b {{y}}');
  expect(restore(marked, kept)).toBe('a {{x}} b {{y}}');
  expect(restore('⟦1⟧ ⟦0⟧', kept)).toBe('{{y}} {{x}}');
  expect(restore('⟦0⟧ ⟦0⟧', kept)).toBeNull();
});

it('a language that the provider lacks, a failure, and other roles are told', async () => {
  expect((await suggest(['Zapisz'], 'hu').expect(404)).body.code).toBe('translation_unavailable');
  expect((await suggest(['Zapisz'], 'de', 'moderator').expect(403)).body.code).toBe('staff_role_forbidden');
  provider.next.push({ status: 456 });
  expect((await suggest(['Zapisz']).expect(503)).body.code).toBe('translation_failed');
});
