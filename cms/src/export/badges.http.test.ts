import sharp from 'sharp';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { ContentExport, ExportedBadge, PagesExport } from './types.ts';

let cms: RunningCms;
let nobody: Client;
let marketing: Client;
const ids: Record<string, string> = {};
beforeAll(async () => {
  cms = await startCms({}, { allTexts: true });
  nobody = await cms.as(null);
  marketing = await cms.as('marketing@demo.example');
  const { body } = await marketing<{ docs: { id: string; type: string }[] }>('GET', '/badges?limit=20');
  for (const { id, type } of body.docs) ids[type] = id;
});
afterAll(() => cms.stop());

const edit = async (type: string, locale: string, changes: object): Promise<number> =>
  (await marketing('PATCH', `/badges/${ids[type]}?locale=${locale}`, changes)).status;
/** The exported texts of a badge, by `<locale> <key>`. */
const laid = async (type: string): Promise<Record<string, string>> => {
  const { body } = await nobody<ContentExport>('GET', '/export/content', undefined, withKey);
  return Object.fromEntries(
    body.translations
      .filter(({ namespace, key }) => namespace === 'badges' && key.startsWith(`${type}.`))
      .map(({ locale, key, text }) => [`${locale} ${key}`, text]),
  );
};

describe('texts of badges', () => {
  test('typed texts of a badge are exported as edited texts of its key', async () => {
    expect(await laid('trusted')).toEqual({});
    expect(await edit('trusted', 'pl', { name: { text: 'Jak skała' }, text: { text: 'Twardo.' } })).toBe(200);
    expect(await edit('trusted', 'ja', { name: { text: '岩のよう' } })).toBe(200);
    expect(await laid('trusted')).toEqual({
      'pl trusted.name': 'Jak skała',
      'pl trusted.text': 'Twardo.',
      'ja trusted.name': '岩のよう',
    });
    expect(await edit('trusted', 'ja', { name: { text: '' } })).toBe(200);
    expect(await laid('trusted')).not.toHaveProperty('ja trusted.name');
  });

  test('typed texts of a badge override edits of translators', async () => {
    const translator = await cms.as('translator@demo.example');
    const { body } = await translator<{ entries: { rows: { id: string; revision: number }[] }[] }>(
      'GET',
      '/texts?locale=cs&key=badges:helpful.name',
    );
    const { id, revision } = body.entries[0]?.rows[0] ?? {};
    expect((await translator('PUT', `/texts/${id}`, { text: 'Od překladatele', revision })).status).toBe(200);
    expect(await laid('helpful')).toEqual({ 'cs helpful.name': 'Od překladatele' });
    await edit('helpful', 'cs', { name: { text: 'Od marketingu' } });
    expect(await laid('helpful')).toEqual({ 'cs helpful.name': 'Od marketingu' });
  });

  test('a badge with another key uses its texts, and without a key those of the base', async () => {
    await edit('popular', 'pl', { name: { key: 'badges:trendy.name' }, text: { key: '', text: 'Słowa.' } });
    const texts = await laid('popular');
    expect(texts).toMatchObject({ 'de popular.name': 'Im Trend', 'pl popular.name': 'Na czasie' });
    expect(texts).toMatchObject({ 'de popular.text': 'Słowa.', 'pl popular.text': 'Słowa.' });
    expect(Object.keys(texts)).toHaveLength(60);
  });

  test('placeholders in texts of badges are refused', async () => {
    expect(await edit('trendy', 'de', { name: { text: 'Für {{name}}' } })).toBe(400);
    expect(await edit('trendy', 'de', { text: { text: '$t(common:brand)' } })).toBe(400);
    expect(await edit('trendy', 'all', { text: { text: { de: 'Gut', en: '{{count}}' } } })).toBe(400);
    expect(await laid('trendy')).toEqual({});
  });
});

describe('pictures of badges', () => {
  const upload = async (name: string): Promise<string> => {
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#f5821f' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), `${name}.png`);
    form.set('_payload', JSON.stringify({ alt: name }));
    return (await marketing<{ doc: { id: string } }>('POST', '/media', form)).body.doc.id;
  };
  const exported = async (type: string): Promise<ExportedBadge | undefined> =>
    (await nobody<PagesExport>('GET', '/export/pages', undefined, withKey)).body.badges.find(
      (badge) => badge.type === type,
    );

  test('a badge has a picture per locale, and that of the base for locales without', async () => {
    expect(await exported('celebrity')).toMatchObject({ image: null, images: {} });
    const [base, german] = [await upload('gwiazda'), await upload('stern')];
    expect(await edit('celebrity', 'pl', { image: base })).toBe(200);
    expect(await edit('celebrity', 'de', { image: german })).toBe(200);
    const badge = await exported('celebrity');
    expect(badge?.image).toMatchObject({ id: base, alt: { pl: 'gwiazda' }, width: 600 });
    expect(Object.keys(badge?.images ?? {})).toEqual(['de']);
    expect(badge?.images.de).toMatchObject({ id: german, url: expect.stringContaining('stern'), width: 600 });
  });

  test('removed and deleted pictures of a badge are not exported', async () => {
    const [base, german] = [await upload('wzor'), await upload('vorbild')];
    await edit('role_model', 'pl', { image: base });
    await edit('role_model', 'de', { image: german });
    expect(await edit('role_model', 'de', { image: null })).toBe(200);
    expect(await exported('role_model')).toMatchObject({ image: { id: base }, images: {} });
    expect((await marketing('DELETE', `/media/${base}`)).status).toBe(200);
    expect(await exported('role_model')).toMatchObject({ image: null, images: {} });
  });
});
