import { countriesIn, likelyCountry } from './countries.ts';

describe('countries', () => {
  it('countries are named and sorted in the reader’s language', () => {
    const polish = countriesIn('pl').map(({ name }) => name);
    expect(polish).toContain('Polska');
    expect(polish.indexOf('Łotwa')).toBeGreaterThan(polish.indexOf('Luksemburg'));
    expect(polish.indexOf('Łotwa')).toBeLessThan(polish.indexOf('Malta'));
    expect(countriesIn('de').find(({ code }) => code === 'PL')?.name).toBe('Polen');
    expect(countriesIn('ja').filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('the country is guessed from the browser’s languages', () => {
    expect(likelyCountry(['en', 'de-AT'])).toBe('AT');
    expect(likelyCountry(['en'])).toBeNull();
    expect(likelyCountry(['x_!', 'pl-PL'])).toBe('PL');
  });
});
