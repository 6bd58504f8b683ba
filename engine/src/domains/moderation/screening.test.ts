import fc from 'fast-check';
import type { Locale } from '@app/contracts/common';
import { compileLists, isHeld, screen } from './screening/index.ts';

const lists = compileLists();
const look = (body: string, formLanguage: Locale, grade = 3, recentBodies: { id: string; body: string }[] = []) =>
  screen({ body, grade, authorName: 'Anna K.', formLanguage, recentBodies }, lists);
const rulesOf = (body: string, language: Locale, grade?: number) =>
  look(body, language, grade).findings.map(({ rule }) => rule);

const HELD: [rule: string, language: Locale, body: string][] = [
  ['words.', 'pl', 'Sprzedawca to zwykły skurwysyn, nikomu nie polecam.'],
  ['words.', 'pl', 'Paczka przyszła w ch u j późno, k*rwa mać.'],
  ['words.', 'en', 'The owner is a fucking asshole and should be ashamed.'],
  ['words.', 'en', 'What a bunch of f u c k i n g liars they are.'],
  ['words.', 'de', 'Der Verkäufer ist ein Arschloch und ein Hurensohn.'],
  ['words.', 'cs', 'Majitel je kurva a celý obchod je na hovno, zmrdi.'],
  ['personal.email', 'pl', 'Proszę pisać na adres jan.kowalski@poczta.example.com w tej sprawie.'],
  ['', 'en', 'Write to me at john.smith at gmail dot com and I will tell you more.'],
  ['personal.phone', 'pl', 'Dzwońcie do mnie na numer 601 234 567, opowiem resztę.'],
  ['personal.phone', 'de', 'Rufen Sie mich an unter +49 30 901820, dann erzähle ich mehr.'],
  ['personal.iban', 'pl', 'Pieniądze miały wrócić na PL61109010140000071219812874 i nie wróciły.'],
  ['personal.card', 'en', 'They kept my card 4111 1111 1111 1111 on file without asking.'],
  ['personal.national_id', 'pl', 'Podali w mailu mój numer PESEL 44051401359 zupełnie obcej osobie.'],
  ['links.', 'en', 'See the photos at https://example.com/photos before you order anything.'],
  ['links.', 'de', 'Besser hier kaufen: www.anderer-laden.de, dort ist alles günstiger.'],
  ['links.', 'cs', 'Všechno je na hxxp://levne-zbozi.cz a stojí to polovinu.'],
];

const PASSES: [language: Locale, body: string][] = [
  ['pl', 'Zamówienie nr 20261105 przyszło w 2 dni, zapłaciłam 149,99 zł i jestem zadowolona.'],
  ['pl', 'Wszystko w porządku.Polecam z czystym sumieniem każdemu, kto szuka prezentu.'],
  ['en', 'We drove from Scunthorpe to Penistone and the cocktails were worth the trip.'],
  ['en', 'The class assessment was passed, and the Essex staff were a delight.'],
  ['de', 'Die Lieferung kam am 12.03.2026 um 14:30 Uhr, die Dose war dick verpackt.'],
  ['de', 'Das Zimmer 204 hatte 25 qm und kostete 89,00 EUR pro Nacht mit Frühstück.'],
  ['cs', 'Objednávka 4567 dorazila za tři dny, kuře na paprice bylo výborné.'],
  ['ja', 'スタッフの対応がとても丁寧で、料理も美味しかったです。'],
  ['ru', 'Отличный отель, завтрак вкусный, персонал вежливый, вернёмся снова.'],
];

it.each(HELD)('a text with %s… in %s is held: %s', (rule, language, body) => {
  const { findings } = look(body, language);
  expect(findings.map((finding) => finding.rule).filter((found) => found.startsWith(rule))).not.toEqual([]);
  expect(isHeld(findings)).toBe(true);
});

it.each(PASSES)('a harmless text in %s passes: %s', (language, body) => {
  expect(look(body, language).findings.filter(({ weight }) => weight === 'hold')).toEqual([]);
});

it('the span of a finding refers to the original text', () => {
  const body = 'Ładnie 👍, ale piszcie na jan.kowalski@poczta.example.com, proszę.';
  const found = look(body, 'pl').findings.find(({ rule }) => rule === 'personal.email');
  expect(body.slice(found!.span.start, found!.span.end)).toBe('jan.kowalski@poczta.example.com');
});

it('a near duplicate of a company’s text is held, a common phrase is not', () => {
  const known = 'Kupiłam tu pelargonie na balkon, doszły świeże, dobrze zapakowane i kwitną do dziś jak szalone.';
  const recent = [
    { id: 'r1', body: known },
    { id: 'r2', body: 'Super, polecam!' },
  ];
  expect(isHeld(look(known.replace('szalone', 'szalone!!'), 'pl', 5, recent).findings)).toBe(true);
  expect(isHeld(look('Super, polecam!', 'pl', 5, recent).findings)).toBe(false);
});

it('a text that contradicts its grade is held only with a second sign', () => {
  expect(
    isHeld(look('Terrible, awful, the worst shop ever. Never again, a complete disaster.', 'en', 5).findings),
  ).toBe(false);
  expect(rulesOf('Terrible, awful, the worst shop ever. Never again, a complete disaster.', 'en', 5)).toContain(
    'text.contradicts_grade',
  );
});

it.each([
  ['pl', 'Obsługa była bardzo miła, a przesyłka dotarła następnego dnia rano.'],
  ['sk', 'Obsluha bola veľmi milá a zásielka dorazila hneď na druhý deň ráno.'],
  ['cs', 'Obsluha byla velmi milá a zásilka dorazila hned druhý den ráno.'],
  ['de', 'Die Bedienung war sehr nett und das Paket kam schon am nächsten Tag an.'],
  ['ja', 'とても親切な対応で、荷物も翌日の朝に届きました。'],
] as [Locale, string][])('the language %s is detected', (language, body) => {
  expect(look(body, 'en').language).toBe(language);
});

it('staff can add words to a language and remove others', () => {
  const own = compileLists(
    new Map([
      ['pl', [{ word: 'paskudztw', kind: 'offensive', prefix: true }]],
      ['en', [{ word: 'asshole', kind: 'allowed', prefix: false }]],
    ]),
  );
  const held = (body: string, formLanguage: Locale) => isHeld(screen({ body, grade: 2, formLanguage }, own).findings);
  expect(held('To jakieś paskudztwo, a nie ciasto drożdżowe z owocami.', 'pl')).toBe(true);
  expect(held('The asshole of a printer they sold me broke down again.', 'en')).toBe(false);
});

it('any text is screened quickly, with spans inside it', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('k u r w a', '+48 601', 'www.', '@', '4111 ', 'ａｂｃ', '​', 'Ж', 'あ'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 120 }), fc.integer({ min: 1, max: 5 }), (pieces, grade) => {
      const body = pieces.join(' ').slice(0, 5000);
      for (const { span } of look(body, 'pl', grade).findings.filter(({ field }) => field === 'body')) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThan(span.start);
        expect(span.end).toBeLessThanOrEqual(body.length);
      }
    }),
    { numRuns: 60 },
  );
});
