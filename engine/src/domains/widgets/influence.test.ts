import fc from 'fast-check';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { MARKET_WIDGETS, WIDGET_KINDS, WIDGET_LAYOUTS, WIDGET_SCHEMES } from '@app/contracts/widgets/kinds';
import type { WidgetKind } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import { reportPropertyRuns } from '../../../../tests/support/property-runs.ts';
import { buildWidget } from './data/build.ts';
import { widgetById } from './repo.ts';
import type { WidgetRow } from './repo.ts';
import { widgetTest } from './testing.ts';
import type { WidgetTest } from './testing.ts';

const TIME_MS = 10_000;
const GRADES = [1, 1, 2, 3, 4, 4, 5, 5, 5];

let test: WidgetTest;
const widgets = new Map<WidgetKind, WidgetRow>();
type Figures = { average: number; count: number; distribution: Record<string, number> };
let shown: Figures;
/** Figures and names of the markets that can be chosen, by their ids. */
const markets = new Map<string, { name: RegExp; figures: Figures }>();
beforeAll(async () => {
  test = await widgetTest();
  const shop = await test.shop();
  await shop.product();
  const market = await shop.market({ code: 'de', name: 'Teehaus Deutschland' });
  const origins = ['verified', 'unverified', 'external'] as const;
  await shop.reviewed(
    GRADES.map((grade, index) => ({
      grade,
      origin: origins[index % 3]!,
      language: index % 2 ? 'de' : 'en',
      marketId: index % 4 ? null : market,
    })),
  );
  for (const kind of WIDGET_KINDS) {
    const widget = await widgetById(test.app.db.queries, await shop.create(kind));
    if (widget) widgets.set(kind, widget);
  }
  const profile = await test.program().get(`/api/v1/companies/${shop.merchant.company.slug}`).expect(200);
  shown = profile.body.grades;
  const figuresOf = async (code: string): Promise<Figures> =>
    (
      await test
        .program()
        .get(`/api/v1/companies/${shop.merchant.company.slug}/grades`)
        .query({ market: code })
        .expect(200)
    ).body.grades;
  markets.set(market, { name: /Teehaus Deutschland/, figures: await figuresOf('de') });
  markets.set(MAIN_MARKET, { name: / · \S/, figures: await figuresOf(MAIN_MARKET) });
});
afterAll(() => test.close());

const locale = fc.constantFrom<Locale>(...LOCALES);
const settingsOf = (kind: WidgetKind): fc.Arbitrary<WidgetSettings> =>
  fc.record({
    layout: fc.constantFrom<string>(...WIDGET_LAYOUTS[kind]),
    scheme: fc.constantFrom(...WIDGET_SCHEMES),
    accent: fc.constantFrom(null, '#1f2430', '#ffd54f'),
    language: fc.oneof(fc.constant('page' as const), locale),
    reviewLanguages: fc.oneof(
      fc.constantFrom('all' as const, 'page' as const),
      fc.uniqueArray(locale, { minLength: 1, maxLength: 4 }),
    ),
    text: fc.constantFrom('original' as const, 'translation' as const),
    minGrade: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
    count: fc.integer({ min: 3, max: 12 }),
    showPhotos: fc.boolean(),
    showAnswers: fc.boolean(),
    surveyId: fc.constant(null),
    market: MARKET_WIDGETS.includes(kind) ? fc.constantFrom(null, ...markets.keys()) : fc.constant(null),
  });

const anything = () =>
  fc
    .constantFrom(...WIDGET_KINDS)
    .chain((kind) =>
      fc.record({ kind: fc.constant(kind), settings: settingsOf(kind), page: fc.option(locale, { nil: undefined }) }),
    );

it('no setting but a named market changes the figures, and whatever is left out is in the heading', async () => {
  const plain = new Map<Locale, string>();
  const headingIn = async (widget: WidgetRow, language: Locale): Promise<string> => {
    const known = plain.get(language);
    if (known) return known;
    const { heading } = await buildWidget(test.app, widget, { ...widget.settings, language }, {});
    plain.set(language, heading);
    return heading;
  };
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(anything(), async ({ kind, settings, page }) => {
      runs += 1;
      const widget = widgets.get(kind)!;
      const data = await buildWidget(test.app, widget, settings, { locale: page });
      const [ones, twos, threes, fours, fives] = data.rating.distribution;
      const market = markets.get(settings.market ?? '');
      const figures = market?.figures ?? shown;
      expect({ 1: ones, 2: twos, 3: threes, 4: fours, 5: fives }).toEqual(figures.distribution);
      expect(data.rating.count).toBe(figures.count);
      expect(Math.abs((data.rating.average ?? 0) - figures.average)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(data.reviews.every(({ grade }) => grade >= settings.minGrade)).toBe(true);
      const leavesOut = settings.minGrade > 1 || settings.reviewLanguages !== 'all' || market !== undefined;
      const heading = await headingIn(widget, data.locale);
      if (leavesOut) expect(data.heading).not.toBe(heading);
      else expect(data.heading).toBe(heading);
      // Wherever a figure of a market stands, its name stands beside it.
      for (const words of [data.heading, data.texts.count, data.texts.open])
        if (market) expect(words).toMatch(market.name);
        else expect(words).not.toMatch(/ · |Teehaus/);
      if (settings.minGrade > 1) expect(data.heading).toContain(String(settings.minGrade));
      if (settings.reviewLanguages !== 'all') expect(data.heading).toMatch(/\(.+\)$/);
    }),
    { numRuns: 100_000, interruptAfterTimeLimit: TIME_MS, markInterruptAsFailure: false },
  );
  expect(runs).toBeGreaterThan(10);
  reportPropertyRuns('settings of widgets', runs);
});
