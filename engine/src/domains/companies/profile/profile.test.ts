import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { EditCompanyProfile, OwnProfile } from '@app/contracts/company/profile';
import type { CompanyProfile } from '@app/contracts/companies';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { writeProtectedNames } from '../names/listing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Bistro Dąb', kind: 'restaurants', city: null });
});
afterAll(() => api.close());

const EDIT: Omit<EditCompanyProfile, 'version'> = {
  name: 'Bistro Dąb',
  kind: 'restaurants',
  category: 'bistros',
  descriptions: { pl: 'Kuchnia polska.', en: 'Polish cooking.' },
  mainLanguage: 'pl',
  country: 'PL',
  region: null,
  city: 'krakow',
  address: 'ul. Długa 5',
  postcode: '31-147',
  coordinates: null,
  timeZone: 'Europe/Warsaw',
  taxId: '123-456-32-18',
  phone: '12 422 12 34',
  email: 'kontakt@bistro.example',
  openingHours: [{ weekday: 1, opens: '10:00', closes: '22:00' }],
  openingExceptions: [{ from: '2199-12-24', until: '2199-12-26', opens: null, closes: null }],
  facilities: ['wifi'],
  languages: ['pl', 'de'],
};
const read = async (of = merchant): Promise<OwnProfile> =>
  (await of.browser.get(`${of.panel}/profile`).expect(200)).body as OwnProfile;
const sendEdit = (body: object, of = merchant) => of.browser.put(`${of.panel}/profile`).send(body);
/** Saves what has just been read, with changes. */
const put = async (change: Partial<Record<keyof EditCompanyProfile, unknown>> = {}, of = merchant) =>
  sendEdit({ ...EDIT, version: (await read(of)).version, ...change }, of);
function ok<T extends { status: number }>(answer: T): T {
  expect(answer.status).toBe(200);
  return answer;
}
const saved = async (change: Partial<EditCompanyProfile> = {}): Promise<OwnProfile> =>
  ok(await put(change)).body as OwnProfile;
const publicProfile = async (locale = 'pl'): Promise<CompanyProfile> =>
  (await api.browser().get(`${API_ROOT}/companies/${merchant.company.slug}`).set('Accept-Language', locale).expect(200))
    .body as CompanyProfile;
const errorsOf = async (change: Parameters<typeof put>[0]): Promise<Record<string, string>> => {
  const { status, body } = await put(change);
  expect(status).toBe(422);
  const { errors } = body as { errors: { path: string; code: string }[] };
  return Object.fromEntries(errors.map(({ path, code }) => [path, code]));
};

const clients: pg.Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));

/** @returns a function that answers with the cache tags purged since */
async function listening(): Promise<() => Promise<(string | undefined)[]>> {
  const client = new pg.Client({ connectionString: api.app.config.DATABASE_URL });
  clients.push(client);
  await client.connect();
  const purged: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => purged.push(payload));
  await client.query('listen cache_purge');
  return async () => {
    await client.query('select 1');
    return purged;
  };
}

describe('the profile that a company edits', () => {
  it('a saved profile is read back with its place as the gazetteer writes it and its phone number in full', async () => {
    expect((await merchant.browser.get(`${merchant.panel}/profile`).expect(200)).body).toMatchObject({
      category: 'other',
      taxNumber: 'NIP',
    });
    const answer = await saved();
    expect(answer).toMatchObject({ ...EDIT, city: 'Kraków', region: 'małopolskie', phone: '+48 12 422 12 34' });
    expect((await merchant.browser.get(`${merchant.panel}/profile`).expect(200)).body).toEqual(answer);
  });

  it('the public profile has it at once, described in the reader’s language, else in the main one', async () => {
    await saved();
    expect(await publicProfile('en')).toMatchObject({
      description: 'Polish cooking.',
      descriptionLanguage: 'en',
      city: 'Kraków',
      postcode: '31-147',
      languages: ['pl', 'de'],
      openingExceptions: EDIT.openingExceptions,
    });
    expect(await publicProfile('de')).toMatchObject({ description: 'Kuchnia polska.', descriptionLanguage: 'pl' });
    await saved({ descriptions: {} });
    expect(await publicProfile('de')).toMatchObject({ description: null, descriptionLanguage: null });
  });

  it('the lists of category and city and search show it as soon as the event is handled', async () => {
    const list = (query: string) => api.browser().get(`${API_ROOT}/directory/restaurants?${query}`);
    const find = async (q: string) =>
      (await api.browser().get(`${API_ROOT}/search/companies`).query({ q }).expect(200)).body.items as { id: string }[];
    await runOutbox(api.app);
    const purged = await listening();
    await saved({ name: 'Bistro Klonowe', city: 'olsztyn' });
    await runOutbox(api.app);
    const inCity = await list('country=PL&region=warminsko-mazurskie&city=olsztyn&category=bistros').expect(200);
    expect(inCity.body.items).toMatchObject([{ id: merchant.company.id, name: 'Bistro Klonowe', city: 'Olsztyn' }]);
    expect((await find('Klonowe')).map(({ id }) => id)).toEqual([merchant.company.id]);
    await saved({ name: 'Bistro Klonowe', city: 'Łódź', region: null, category: 'cafes' });
    await runOutbox(api.app);
    await list('country=PL&region=warminsko-mazurskie&city=olsztyn').expect(404);
    expect((await list('country=PL&region=lodzkie&city=lodz&category=cafes').expect(200)).body.total).toBe(1);
    // Its own pages, and pages that did not have it before.
    expect(await purged()).toEqual(expect.arrayContaining([merchant.company.id, 'search', 'directory']));
  });

  it('the audit log says which fields have changed; an unchanged profile leaves no entry', async () => {
    await saved();
    await saved();
    await saved({ name: 'Bistro Jesion', email: null });
    const { rows } = await api.app.db.queries.execute<{ detail: object }>(sql`
      select detail from engine.audit_log where company_id = ${merchant.company.id} and act = 'company.profile_changed'
      order by id`);
    expect(rows.map(({ detail }) => detail)).toEqual([
      { fields: expect.stringContaining('category, descriptions') },
      { fields: 'name, email', nameBefore: 'Bistro Dąb', nameAfter: 'Bistro Jesion' },
    ]);
  });

  it('a day may have several opening times, which are saved in their order', async () => {
    const dinner = { opens: '18:00', closes: '01:00' };
    const hours = { ...dinner, moreHours: [{ opens: '12:00', closes: '15:00' }] };
    const inOrder = { opens: '12:00', closes: '15:00', moreHours: [dinner] };
    await saved({
      openingHours: [{ weekday: 1, ...hours }],
      openingExceptions: [{ from: '2199-12-24', until: '2199-12-24', ...hours }],
    });
    expect(await publicProfile()).toMatchObject({
      openingHours: [{ weekday: 1, ...inOrder }],
      openingExceptions: [{ from: '2199-12-24', until: '2199-12-24', ...inOrder }],
    });
  });

  it('what another member has saved meanwhile is not overwritten', async () => {
    const { version } = await read();
    const first = await saved({ phone: '+48 12 422 12 34' });
    const late = await sendEdit({ ...EDIT, phone: '+48 12 422 99 99', version });
    expect(late.body).toMatchObject({ status: 409, code: 'profile_changed' });
    expect(await read()).toEqual(first);
    // Two at the same moment.
    const both = ['Bistro Jodła', 'Bistro Modrzew'].map((name) => sendEdit({ ...EDIT, name, version: first.version }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('settings that are saved meanwhile do not stand in the way of a profile', async () => {
    const { version } = await read();
    const { browser, panel } = merchant;
    await browser
      .put(`${panel}/settings`)
      .send({ presentation: 'shown', bodyMin: 20, alerts: true, mediateCompany: true, mediateProducts: false })
      .expect(200);
    ok(await sendEdit({ ...EDIT, version }));
  });

  it('a manager may change it, an agent may read it', async () => {
    const of = async (role: 'manager' | 'agent') => ({
      ...(await api.merchant({ name: 'Bistro Dąb' }, role)),
    });
    ok(await put({}, await of('manager')));
    const agent = await of('agent');
    await agent.browser.get(`${agent.panel}/profile`).expect(200);
    expect((await put({}, agent)).body).toMatchObject({ status: 403, code: 'role_forbidden' });
  });
});

describe('what a profile cannot be', () => {
  it('wrong numbers, words, days and choices are named by their fields', async () => {
    expect(
      await errorsOf({
        taxId: '123-456-32-19',
        phone: '12',
        timeZone: 'Etc/Unknown',
        descriptions: { pl: 'Zapraszamy na www.other.example', en: 'Please enter your password here.' },
      }),
    ).toEqual({ timeZone: 'invalid' });
    const day = { opens: null, closes: null };
    expect(
      await errorsOf({
        taxId: '123-456-32-19',
        phone: '12',
        descriptions: { pl: 'Zapraszamy na www.other.example', en: 'Please enter your password here.' },
        openingExceptions: [
          { ...day, from: '2199-12-24', until: '2199-12-26' },
          { ...day, from: '2199-12-26', until: '2199-12-27' },
        ],
      }),
    ).toEqual({
      taxId: 'tax_number_invalid',
      phone: 'phone_invalid',
      'descriptions.pl': 'link_not_allowed',
      'descriptions.en': 'words_phishing',
      'openingExceptions.1.from': 'days_repeated',
    });
    expect(await errorsOf({ category: 'spa-hotels' })).toEqual({ category: 'invalid' });
    expect(await errorsOf({ facilities: ['sauna'] })).toEqual({ facilities: 'invalid' });
    expect(await errorsOf({ descriptions: { en: 'Polish cooking.' } })).toEqual({ mainLanguage: 'words_missing' });
    expect(await errorsOf({ openingHours: [{ weekday: 1, opens: '10:00', closes: '10:00' }] })).toEqual({
      'openingHours.0.closes': 'window_empty',
    });
    const lunch = { opens: '12:00', closes: '15:00' };
    const monday = { weekday: 1, ...lunch };
    for (const more of [
      { opens: '14:59', closes: '23:00' },
      { opens: '11:00', closes: '12:01' },
      { opens: '00:00', closes: '00:00' },
    ])
      expect(await errorsOf({ openingHours: [{ ...monday, moreHours: [more] }] })).toEqual({
        'openingHours.0.moreHours.0.opens': 'hours_overlap',
      });
    expect(await errorsOf({ country: 'XX' })).toEqual({ country: 'invalid' });
  });

  it('a time zone that the database does not know is refused', async () => {
    expect(await errorsOf({ timeZone: 'Mars/Olympus' })).toEqual({ timeZone: 'invalid' });
    expect((await saved({ timeZone: 'europe/berlin' })).timeZone).toBe('Europe/Berlin');
  });

  it('a value that the company already has does not keep others from being saved', async () => {
    await api.app.db.queries.execute(sql`
      update engine.companies set tax_id = 'old-1', phone = 'ask for us' where id = ${merchant.company.id}`);
    expect(await saved({ taxId: 'old-1', phone: 'ask for us' })).toMatchObject({ taxId: 'old-1', phone: 'ask for us' });
    expect(await errorsOf({ taxId: 'old-2' })).toEqual({ taxId: 'tax_number_invalid' });
  });
});

describe('another name', () => {
  it('a listed company cannot take a protected name, and keeps its slug under a new one', async () => {
    await api.app.db.tx((tx) => writeProtectedNames(tx, [{ name: 'Globex', domains: ['globex.example'] }]));
    expect(await errorsOf({ name: 'GLOBEX' })).toEqual({ name: 'name_taken' });
    expect(await saved({ name: 'Bistro Modrzew' })).toMatchObject({
      name: 'Bistro Modrzew',
      slug: merchant.company.slug,
      unlisted: null,
    });
    expect((await publicProfile()).name).toBe('Bistro Modrzew');
  });

  it('an unlisted company is listed under a name that is free', async () => {
    await api.app.db.tx((tx) => writeProtectedNames(tx, [{ name: 'Globex', domains: ['globex.example'] }]));
    await api.app.db.queries.execute(sql`
      update engine.companies set name = 'Globex', state = 'unlisted', unlisted_reason = 'brand'
      where id = ${merchant.company.id}`);
    expect(await saved({ name: 'Globex' })).toMatchObject({ unlisted: 'brand' });
    expect(await saved({ name: 'Bistro Wiąz' })).toMatchObject({ unlisted: null, slug: 'bistro-wiaz' });
  });
});
