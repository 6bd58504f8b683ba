import type { CompanyKind } from '@app/contracts/common';
import { CATEGORIES, FACILITIES } from '@app/contracts/company/categories';
import type { Category } from '@app/contracts/company/categories';
import { loadCities, phoneIn, postcodeIn } from '../places/geography.ts';
import type { City } from '../places/geography.ts';
import { demoId } from './ids.ts';
import { MARKETS } from './markets.ts';
import type { Market } from './market.ts';
import { openingHours } from './opening-hours.ts';
import { Deck } from './random.ts';
import type { Random } from './random.ts';
import { DAY, HOUR } from './schedule.ts';
import { localReviewCounts, reviewCounts } from './sizes.ts';
import { slugify } from './slugify.ts';
import { taxIdFor } from './tax-ids.ts';
import type { DemoCompany, DemoOptions, MarketCountry } from './types.ts';

/** Ids count from here, not from the demo's `now`: they and the slugs are the same whenever the demo is made. */
const FIRST_ID_AT = Date.UTC(2023, 0, 2);
const KINDS: readonly (readonly [CompanyKind, number])[] = [
  ['shops', 42],
  ['services', 20],
  ['hotels', 20],
  ['restaurants', 18],
];
/** Those that people look for where they are. */
const LOCAL_KINDS: readonly (readonly [CompanyKind, number])[] = [
  ['services', 36],
  ['hotels', 24],
  ['restaurants', 40],
];
/** How much likelier a larger town is: local companies stand close together, others all over the country. */
const TOWN_POWER = { local: 1, any: 0.5 };
const YEARS = 3 * 365 * DAY;
/** Cooperation began at least so long ago; for a few, in their trial, it is weeks. */
const ESTABLISHED = 150 * DAY;
const NEW_SHARE = 0.05;

const MERCHANT = { kind: 'shops', category: 'home-and-garden', quality: 4.6 } as const;

/** The companies of the demo, the merchant's first, the local ones last. */
export function makeCompanies(options: DemoOptions, random: Random): DemoCompany[] {
  const cities = loadCities();
  const { local = 0 } = options;
  const ofLocal = localReviewCounts(local, random.fork('local sizes'));
  const others = options.reviews - ofLocal.reduce((sum, count) => sum + count, 0);
  const counts = [...reviewCounts(options.companies - local, others, random.fork('sizes')), ...ofLocal];
  const taken = new Set<string>();
  const draw = new Draw(random.fork('kinds'));
  return counts.map((reviewCount, index) => {
    const own = random.fork(`company/${index}`);
    const market = index === 0 ? marketOf('PL') : own.weighted(MARKETS.map((one) => [one, one.weight] as const));
    const { kind, category, city } = draw.place(
      index === 0 ? 'merchant' : index < options.companies - local ? 'any' : 'local',
      market,
      cities.get(market.country) ?? [],
      own,
    );
    const { name, slug } = draw.name(market, category, city, taken, own);
    const age = index === 0 ? YEARS - 20 * DAY : ageOf(reviewCount, own);
    return {
      id: demoId(own, new Date(FIRST_ID_AT + index * HOUR)),
      slug,
      name,
      kind,
      category,
      language: market.language,
      description: own.pick(market.descriptions[kind]),
      website: `https://${slug}.example`,
      email: `${market.mailbox}@${slug}.example`,
      phone: phoneIn(city, own),
      taxId: taxIdFor(market.country, own),
      street: market.streetLine.replace('*', own.pick(market.streets)).replace('#', String(own.int(1, 98))),
      postcode: postcodeIn(city, own),
      city: city.name,
      region: city.region,
      country: market.country,
      latitude: scattered(city.latitude, own),
      longitude: scattered(city.longitude, own),
      timeZone: city.timeZone,
      openingHours: openingHours(kind, own),
      facilities: own.sample(FACILITIES[kind], kind === 'hotels' ? own.int(5, 10) : own.int(4, 8)),
      cooperationStart: new Date(Math.floor((options.now.getTime() - age) / DAY) * DAY + 9 * HOUR),
      reviewCount,
      quality: index === 0 ? MERCHANT.quality : qualityOf(own),
    };
  });
}

function marketOf(country: MarketCountry): Market {
  const found = MARKETS.find((market) => market.country === country);
  if (!found) throw new Error(`There is no market ${country}`);
  return found;
}

/** Who has many reviews has been collecting them for long. */
function ageOf(reviewCount: number, random: Random): number {
  if (reviewCount < 30 && random.chance(NEW_SHARE * 3)) return random.int(20, 80) * DAY;
  const least = reviewCount > 300 ? YEARS * 0.75 : ESTABLISHED;
  return least + (YEARS - 5 * DAY - least) * random.next();
}

/** Most are good, some very good, a few bad: 3.2 to 4.9. */
function qualityOf(random: Random): number {
  const drawn = random.chance(0.1) ? 3.2 + random.next() * 0.8 : 4.5 + random.normal() * 0.22;
  return Math.round(Math.min(4.9, Math.max(3.2, drawn)) * 100) / 100;
}

/** Within a few kilometres of the town's centre. */
function scattered(degrees: number, random: Random): number {
  return Math.round((degrees + random.normal() * 0.015) * 1e5) / 1e5;
}

const needs = (category: Category): City['tag'] =>
  category === 'seaside-hotels' ? 'sea' : category === 'mountain-hotels' ? 'mountains' : undefined;

/** Deals categories and names evenly, so that every category has companies and no name wears out. */
class Draw {
  readonly #random: Random;
  readonly #categories: Record<CompanyKind, Deck>;
  readonly #stems = new Map<MarketCountry, Deck>();

  constructor(random: Random) {
    this.#random = random;
    const deck = (kind: CompanyKind) => new Deck(random.fork(kind), CATEGORIES[kind].length);
    this.#categories = {
      shops: deck('shops'),
      services: deck('services'),
      hotels: deck('hotels'),
      restaurants: deck('restaurants'),
    };
  }

  /** What and where a company is: hotels at the sea stand at the sea, large towns have more of everything. */
  place(who: 'merchant' | 'any' | 'local', market: Market, cities: readonly City[], random: Random) {
    const kind: CompanyKind = who === 'merchant' ? MERCHANT.kind : random.weighted(who === 'any' ? KINDS : LOCAL_KINDS);
    const power = who === 'local' ? TOWN_POWER.local : TOWN_POWER.any;
    for (;;) {
      const category: Category =
        who === 'merchant'
          ? MERCHANT.category
          : (CATEGORIES[kind][this.#categories[kind].deal()] ?? CATEGORIES[kind][0]);
      const tag = needs(category);
      const fitting = tag ? cities.filter((city) => city.tag === tag) : cities;
      if (fitting.length > 0)
        return {
          kind,
          category,
          city: random.weighted(fitting.map((city) => [city, city.population ** power] as const)),
          market,
        };
    }
  }

  /** A name that no other company has, and its address. */
  name(
    market: Market,
    category: Category,
    city: City,
    taken: Set<string>,
    random: Random,
  ): { name: string; slug: string } {
    let stems = this.#stems.get(market.country);
    if (!stems)
      this.#stems.set(market.country, (stems = new Deck(this.#random.fork(market.country), market.stems.length)));
    for (let attempt = 0; ; attempt += 1) {
      const plain = random.pick(market.names[category]).replace('*', market.stems[stems.deal()] ?? market.country);
      const name = attempt < market.stems.length ? plain : `${plain} ${city.name}`;
      const slug = slugify(name, market.country);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return { name, slug };
    }
  }
}
