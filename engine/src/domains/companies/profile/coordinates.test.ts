import type { OwnProfile } from '@app/contracts/company/profile';
import type { CompanyProfile } from '@app/contracts/companies';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant({ name: 'Hotel Dąb', kind: 'hotels', city: 'Warszawa', region: 'mazowieckie' });
});
afterAll(() => api.close());

const put = async (change: Partial<OwnProfile>) => {
  const { body } = await merchant.browser.get(`${merchant.panel}/profile`).expect(200);
  const { slug: _slug, website: _website, unlisted: _unlisted, taxNumber: _tax, ...own } = body as OwnProfile;
  return merchant.browser.put(`${merchant.panel}/profile`).send({ ...own, ...change });
};
const saved = async (change: Partial<OwnProfile>) => {
  const { status, body } = await put(change);
  expect([status, body]).toEqual([200, expect.anything()]);
  const { coordinates } = (await api.browser().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200))
    .body as CompanyProfile;
  return [(body as OwnProfile).coordinates, coordinates] as const;
};

it('a company is where it says, and in the middle of its city while it says nothing', async () => {
  const [typed, middle] = await saved({ phone: '22 000 00 01', city: 'krakow', region: null });
  expect(typed).toBeNull();
  expect(middle).toEqual({ latitude: expect.closeTo(50.06, 1), longitude: expect.closeTo(19.94, 1), exact: false });
  expect(await saved({ coordinates: ' 50,0614° N; 19,9366° E ' })).toEqual([
    '50.0614, 19.9366',
    { latitude: 50.0614, longitude: 19.9366, exact: true },
  ]);
  // Saving something else keeps it; emptying it leads back.
  expect((await saved({ phone: '22 000 00 02' }))[1]).toMatchObject({ latitude: 50.0614, exact: true });
  expect((await saved({ coordinates: '' }))[1]).toMatchObject({ exact: false });
  expect((await saved({ city: 'Zapadła Dziura', region: 'podlaskie' }))[1]).toBeNull();
  const { items } = (await merchant.browser.get(`${merchant.panel}/audit-log`).expect(200)).body as {
    items: { detail: Record<string, string> }[];
  };
  expect(items.some(({ detail }) => detail['fields'] === 'coordinates')).toBe(true);
});

it('what is not a point, or one far from the city, is refused with a reason at its field', async () => {
  await saved({ city: 'Warszawa', region: 'mazowieckie', coordinates: '52.2297, 21.0122' });
  const errorOf = async (change: Partial<OwnProfile>) => {
    const { status, body } = await put(change);
    expect(status).toBe(422);
    return (body as { errors: object[] }).errors;
  };
  expect(await errorOf({ coordinates: 'opposite the church' })).toMatchObject([
    { path: 'coordinates', code: 'coordinates_invalid', message: expect.stringContaining('52.2297, 21.0122') },
  ]);
  expect(await errorOf({ coordinates: '21.0122, 52.2297' })).toMatchObject([
    { path: 'coordinates', code: 'coordinates_far', message: expect.stringContaining('Warszawa') },
  ]);
  // The company has moved, its point has not.
  expect(await errorOf({ city: 'Gdynia', region: 'pomorskie' })).toMatchObject([
    { path: 'coordinates', code: 'coordinates_far' },
  ]);
});

it('a new company in a known city is there at once', async () => {
  const hotel = { name: 'Hotel Lipa', website: 'https://lipa.example', kind: 'hotels', country: 'PL' };
  const { body: added } = await merchant.browser
    .post(`${API_ROOT}/me/companies`)
    .send({ ...hotel, city: 'Sopot', region: 'pomorskie' })
    .expect(201);
  const { body } = await api
    .browser()
    .get(`${API_ROOT}/companies/${(added as { slug: string }).slug}`)
    .expect(200);
  expect((body as CompanyProfile).coordinates).toMatchObject({ latitude: expect.closeTo(54.44, 1), exact: false });
});
