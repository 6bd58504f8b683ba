import { createHash } from 'node:crypto';
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Slug } from '@app/contracts/common';
import { REVIEW_BODY_MIN } from '@app/contracts/reviews';
import { CATEGORIES, isCategoryOf } from '@app/contracts/company/categories';
import { DEMO_SIZE, generateDemo } from './generate.ts';
import { ONCE_PER_COMPANY } from './reviews.ts';
import { DAY } from './schedule.ts';
import { apportion } from './sizes.ts';
import { DEMO_LANGUAGES, MARKET_COUNTRIES } from './types.ts';
import type { Demo, DemoReview } from './types.ts';

const now = new Date('2026-11-20T12:00:00Z');
const SMALL = { seed: 'test', companies: 20, reviews: 600, now };

function digest(demo: Demo): string {
  const hash = createHash('sha256').update(JSON.stringify([demo.companies, demo.products]));
  for (const batch of demo.reviews()) hash.update(JSON.stringify(batch));
  return hash.digest('hex');
}

const countBy = <T>(items: readonly T[], key: (item: T) => string | number): Map<string | number, number> =>
  items.reduce(
    (counts, item) => counts.set(key(item), (counts.get(key(item)) ?? 0) + 1),
    new Map<string | number, number>(),
  );

describe('the generator', () => {
  it('the generator makes the same demo of the same options, byte for byte', () => {
    expect(digest(generateDemo(SMALL))).toBe(digest(generateDemo(SMALL)));
  });

  it('the generator starts its reviews over on every call', () => {
    const demo = generateDemo(SMALL);
    expect([...demo.reviews()]).toEqual([...demo.reviews()]);
  });

  it('the generator makes another demo of another seed', () => {
    expect(digest(generateDemo({ ...SMALL, seed: 'other' }))).not.toBe(digest(generateDemo(SMALL)));
  });

  it('the generator gives companies the same ids and addresses whenever it runs', () => {
    const later = generateDemo({ ...SMALL, now: new Date(now.getTime() + 40 * DAY) });
    expect(later.companies.map(({ id, slug }) => [id, slug])).toEqual(
      generateDemo(SMALL).companies.map(({ id, slug }) => [id, slug]),
    );
  });

  it('the generator copes with a single company', () => {
    const demo = generateDemo({ ...SMALL, companies: 1, reviews: 10 });
    expect([...demo.reviews()].flat()).toHaveLength(10);
  });

  it('the generator shares a total out exactly', () => {
    expect(apportion([1, 1, 1], 10)).toEqual([4, 3, 3]);
    expect(apportion([0.1, 5, 2.4], 7).reduce((sum, count) => sum + count, 0)).toBe(7);
  });
});

describe('the whole demo', () => {
  let demo: Demo;
  let reviews: DemoReview[];
  beforeAll(() => {
    demo = generateDemo({ ...DEMO_SIZE, now });
    reviews = [...demo.reviews()].flat();
  });

  it('the whole demo has 1,200 companies of every kind in all eight markets', () => {
    expect(demo.companies).toHaveLength(1_200);
    const places = countBy(demo.companies, ({ country, kind }) => `${country} ${kind}`);
    for (const country of MARKET_COUNTRIES)
      for (const kind of Object.keys(CATEGORIES)) expect(places.get(`${country} ${kind}`)).toBeGreaterThan(0);
    expect(demo.companies.every(({ kind, category }) => isCategoryOf(kind, category))).toBe(true);
  });

  it('the whole demo has companies in every category', () => {
    const used = countBy(demo.companies, ({ category }) => category);
    expect(
      Object.values(CATEGORIES)
        .flat()
        .filter((category) => !used.has(category)),
    ).toEqual([]);
  });

  it('the whole demo fills the larger towns, so that a list by place has something to list', () => {
    const cities = countBy(
      demo.companies.filter(({ kind }) => kind !== 'shops'),
      ({ kind, country, city }) => `${kind} ${country} ${city}`,
    );
    const most = (start: string) =>
      Math.max(...[...cities].flatMap(([key, count]) => (`${key}`.startsWith(start) ? count : [])));
    for (const country of MARKET_COUNTRIES)
      for (const kind of ['services', 'hotels', 'restaurants'])
        expect(most(`${kind} ${country} `)).toBeGreaterThanOrEqual(3);
    expect([...cities.values()].filter((count) => count >= 3).length).toBeGreaterThan(100);
  });

  it('the whole demo gives every company an address of its own and a phone number that is valid', () => {
    expect(new Set(demo.companies.map(({ slug }) => slug)).size).toBe(1_200);
    expect(new Set(demo.companies.map(({ id }) => id)).size).toBe(1_200);
    expect(demo.companies.filter(({ slug }) => !Slug.safeParse(slug).success)).toEqual([]);
    expect(
      demo.companies
        .filter(({ phone, country }) => {
          const parsed = parsePhoneNumberFromString(phone);
          return (
            !parsed?.isValid() ||
            parsed.number !== phone ||
            parsed.countryCallingCode !== getCountryCallingCode(country)
          );
        })
        .map(({ phone }) => phone),
    ).toEqual([]);
  });

  it('the whole demo gives products of one shop different names, numbers and addresses', () => {
    expect(demo.products.length).toBeGreaterThan(1000);
    for (const key of ['slug', 'name', 'externalId'] as const) {
      expect(new Set(demo.products.map((product) => `${product.companyId} ${product[key]}`)).size).toBe(
        demo.products.length,
      );
    }
  });

  it('the whole demo has 40,000 reviews, few companies with very many and most with some dozens', () => {
    expect(reviews).toHaveLength(40_000);
    const sizes = [...countBy(reviews, ({ companyId }) => companyId).values()].sort((a, b) => b - a);
    expect(sizes.filter((size) => size >= 1500).length).toBeGreaterThanOrEqual(2);
    expect(sizes.filter((size) => size >= 10 && size <= 60).length).toBeGreaterThan(150);
    expect(demo.companies[0]).toMatchObject({ country: 'PL', kind: 'shops', reviewCount: 600 });
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(40_000);
  });

  it('the whole demo has reviews in at least ten languages, most in the language of the market', () => {
    const languages = countBy(reviews, ({ language }) => language);
    expect(languages.size).toBe(DEMO_LANGUAGES.length);
    expect(languages.size).toBeGreaterThanOrEqual(10);
    expect(Math.min(...languages.values())).toBeGreaterThan(100);
    const ofCompany = new Map(demo.companies.map(({ id, language }) => [id, language]));
    expect(
      reviews.filter(({ companyId, language }) => ofCompany.get(companyId) === language).length / 40_000,
    ).toBeGreaterThan(0.75);
  });

  it('the whole demo grades in the shape of a J, by the quality of the company', () => {
    const grades = countBy(reviews, ({ grade }) => grade);
    const of = (grade: number) => (grades.get(grade) ?? 0) / 40_000;
    expect(of(5)).toBeGreaterThan(0.6);
    expect(of(1)).toBeGreaterThan(of(2));
    expect(of(1) + of(2) + of(3)).toBeGreaterThan(0.08);
    for (const { id, quality } of demo.companies.filter(({ reviewCount }) => reviewCount >= 500)) {
      const own = reviews.filter(({ companyId }) => companyId === id);
      expect(Math.abs(own.reduce((sum, { grade }) => sum + grade, 0) / own.length - quality)).toBeLessThan(0.2);
    }
  });

  it('the whole demo is mostly verified, and a verified review has an order', () => {
    const origins = countBy(reviews, ({ origin }) => origin);
    expect((origins.get('verified') ?? 0) / 40_000).toBeGreaterThan(0.75);
    expect(origins.get('unverified')).toBeGreaterThan(1000);
    expect(origins.get('external')).toBeGreaterThan(500);
    expect(
      reviews.filter(({ origin, orderReference }) => (origin === 'verified') !== (orderReference !== null)),
    ).toEqual([]);
    expect(reviews.filter(({ origin, source }) => (origin === 'external') !== (source !== null))).toEqual([]);
    expect(new Set(reviews.map(({ source }) => source)).size).toBeGreaterThan(8);
  });

  it('the whole demo lies in the last three years, grows, and fills the last twelve weeks', () => {
    const age = ({ publishedAt }: DemoReview) => now.getTime() - publishedAt.getTime();
    expect(reviews.filter((review) => age(review) <= 0 || age(review) > 3 * 366 * DAY)).toEqual([]);
    const inYear = (year: number) =>
      reviews.filter((review) => age(review) >= year * 365 * DAY && age(review) < (year + 1) * 365 * DAY).length;
    expect(inYear(0)).toBeGreaterThan(inYear(1));
    expect(inYear(1)).toBeGreaterThan(inYear(2));
    const weeks = (companyId: string) =>
      new Set(
        reviews
          .filter((review) => review.companyId === companyId && age(review) < 84 * DAY)
          .map((review) => Math.floor(age(review) / (7 * DAY))),
      );
    for (const { id } of demo.companies.filter(({ reviewCount }) => reviewCount >= 150))
      expect(weeks(id).size).toBeGreaterThanOrEqual(11);
  });

  it('the whole demo answers complaints more often than praise, and always afterwards', () => {
    const share = (bad: boolean) => {
      const those = reviews.filter(({ grade }) => grade <= 3 === bad);
      return those.filter(({ answer }) => answer).length / those.length;
    };
    expect(share(true)).toBeGreaterThan(0.4);
    expect(share(false)).toBeLessThan(0.3);
    expect(share(false)).toBeGreaterThan(0.03);
    expect(
      reviews.filter(
        ({ answer, publishedAt }) => answer && (answer.publishedAt <= publishedAt || answer.publishedAt >= now),
      ),
    ).toEqual([]);
  });

  it('the whole demo pins a few reviews and has votes', () => {
    const pinned = countBy(
      reviews.filter(({ pinned: is }) => is),
      ({ companyId }) => companyId,
    );
    expect(pinned.size).toBeGreaterThan(100);
    expect(Math.max(...pinned.values())).toBeLessThanOrEqual(3);
    expect(reviews.filter(({ helpful }) => helpful.up > 0).length).toBeGreaterThan(5000);
  });

  it('the whole demo repeats few texts, and never a long one of the same company', () => {
    expect(1 - new Set(reviews.map(({ body }) => body)).size / reviews.length).toBeLessThan(0.05);
    const long = reviews
      .filter(({ body }) => body.length > ONCE_PER_COMPANY)
      .map(({ companyId, body }) => `${companyId} ${body}`);
    expect(new Set(long).size).toBe(long.length);
  });

  it('the whole demo leaves no notation, link or number like a phone’s in a text', () => {
    const texts = reviews.flatMap(({ body, answer, authorName }) => [
      body,
      authorName,
      ...(answer ? [answer.body] : []),
    ]);
    expect(texts.filter((text) => /[[\]{}|]|\bundefined\b|https?:|www\.|@|\d{5}| {2}/.test(text))).toEqual([]);
    expect(reviews.filter(({ body }) => body.length < REVIEW_BODY_MIN)).toEqual([]);
    expect(reviews.filter(({ authorName }) => authorName.length < 2 || authorName.length > 60)).toEqual([]);
  });
});
