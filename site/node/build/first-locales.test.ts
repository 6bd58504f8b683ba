import { firstLocales } from './first-locales.ts';

it('the first build adds the system’s language to Polish and English, if the site has it', () => {
  expect(firstLocales('de-AT')).toEqual(['pl', 'en', 'de']);
  expect(firstLocales('nb-NO')).toEqual(['pl', 'en', 'no']);
  expect(firstLocales('en-US')).toEqual(['pl', 'en']);
  expect(firstLocales('sw')).toEqual(['pl', 'en']);
});
