import { placeOf, regionsOf, suggestCities } from './gazetteer.ts';

const cities = async (country: string, begun: string) =>
  (await suggestCities(country, begun)).map(({ city, region }) => `${city}, ${region}`);

describe('suggested cities', () => {
  it('cities are suggested by the beginning of their name, without accents, the largest first', async () => {
    expect((await cities('PL', 'krak'))[0]).toBe('Kraków, małopolskie');
    expect((await cities('PL', 'lod'))[0]).toBe('Łódź, łódzkie');
    expect((await cities('DE', 'mun'))[0]).toBe('München, Bayern');
  });

  it('cities are suggested by their local and their English name, and by a later word', async () => {
    expect((await cities('PL', 'Warsz'))[0]).toBe('Warszawa, mazowieckie');
    expect((await cities('PL', 'warsaw'))[0]).toBe('Warszawa, mazowieckie');
    expect((await cities('BG', 'Соф'))[0]).toContain('София');
    expect(await cities('PL', 'biala')).toContain('Bielsko-Biała, śląskie');
  });

  it('an unknown beginning and a country without data suggest nothing', async () => {
    expect(await cities('PL', 'qqqq')).toEqual([]);
    expect(await cities('BV', 'a')).toEqual([]);
  });

  it('cities of one name are told apart by their regions', async () => {
    const found = await cities('PL', 'nowa wies');
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('a place as it is written', () => {
  it('a city gets its spelling and its region', async () => {
    expect(await placeOf({ country: 'PL', region: null, city: 'krakow' })).toEqual({
      country: 'PL',
      region: 'małopolskie',
      city: 'Kraków',
    });
    expect(await placeOf({ country: 'AT', region: 'WIEN', city: 'Vienna' })).toMatchObject({
      region: 'Wien',
      city: 'Wien',
    });
  });

  it('what is not known stays as given', async () => {
    const village = { country: 'PL', region: 'podlaskie', city: 'Zapadła Dziura' };
    expect(await placeOf(village)).toEqual(village);
    expect(await placeOf({ ...village, region: null })).toEqual({ ...village, region: null });
    expect(await placeOf({ country: 'PL', region: null, city: null })).toMatchObject({ region: null, city: null });
  });
});

it('regions are in the order of the country’s alphabet', () => {
  const regions = regionsOf('PL');
  expect(regions).toHaveLength(16);
  expect(regions.indexOf('łódzkie')).toBeLessThan(regions.indexOf('mazowieckie'));
  expect(regionsOf('BV')).toEqual([]);
});
