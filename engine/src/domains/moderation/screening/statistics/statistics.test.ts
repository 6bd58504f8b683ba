import { readFile } from 'node:fs/promises';
import { LOCALES } from '@app/contracts/common';
import { compileLists, decide, screen } from '../index.ts';
import { fingerprintOf, trainingExamples } from './examples.ts';
import { featuresOf } from './features.ts';
import { scoreOf, storedWeights } from './find.ts';
import { conceptsOf } from './concepts.ts';
import { KINDS, train } from './training.ts';
import type { Kind, Weights } from './training.ts';
import { decodeWeights, encodeWeights } from './weights-file.ts';

const lists = compileLists();
const look = (body: string, statistics = true, grade: 1 | 3 | 5 = 3) =>
  screen({ body, grade, formLanguage: 'en', statistics }, lists).findings;

// Without a word of our lists, and not among the sentences of the training.
const UNLISTED = 'People like them should go back to the country they came from instead of serving us.';

it('a sentence that reads like an attack is looked at and not held', () => {
  const findings = look(`The soup was cold. ${UNLISTED}`);
  expect(decide(findings)).toEqual({ outcome: 'look', held: false, rules: [] });
  const [finding] = findings;
  expect(finding?.rule).toBe('statistics.abuse');
  expect(finding?.excerpt).toBe(UNLISTED.slice(0, 80));
});

it('nothing is found by statistics unless they are asked for: nobody looks at a company’s words afterwards', () => {
  expect(look(UNLISTED, false)).toEqual([]);
});

it('together with another rule’s sign a text is held, and only the other rule is stated', () => {
  const findings = look(`Terrible, awful, the worst shop ever. Never again, a complete disaster. ${UNLISTED}`, true, 5);
  expect(decide(findings)).toEqual({ outcome: 'hold', held: true, rules: ['text.contradicts_grade'] });
});

it.each([
  'Never again: forty minutes for a cold pizza, and nobody said sorry.',
  'I fell down the last step, which is hard to see; please put a light there.',
  'The owner told us which trail to walk and when the ferry leaves, and lent us a map.',
])('an angry or unusual but fair sentence is not looked at: %s', (body) => {
  expect(decide(look(body)).outcome).toBe('publish');
});

it('the weights are those of the labelled sentences: after a change run `npm run screening:train`', () => {
  expect(storedWeights().trainedOn).toBe(fingerprintOf(trainingExamples()));
});

it('training gives the same weights each time, rounded to a byte each', () => {
  const examples = trainingExamples().filter((_, at) => at % 40 === 0);
  const trained = Object.fromEntries(KINDS.map((kind) => [kind, train(examples, kind)])) as Record<Kind, Weights>;
  expect(train(examples, 'threat')).toEqual(trained.threat);
  const { trainedOn, kinds } = decodeWeights(encodeWeights(trained, fingerprintOf(examples)));
  expect(trainedOn).toBe(fingerprintOf(examples));
  const { words } = kinds.threat;
  const inRange = (weight: number): boolean => Math.abs(weight) <= 127 * words.scale;
  const lost = trained.threat.words.filter(
    (weight, at) => inRange(weight) && Math.abs(weight - words.scale * words.bytes[at]!) > words.scale / 2 + 1e-6,
  );
  expect([...lost]).toEqual([]);
  expect(kinds.advert.bias).toBeCloseTo(trained.advert.bias, 5);
});

it('a file of weights that does not fit the numbers of buckets is refused', () => {
  expect(() => decodeWeights(Buffer.alloc(100))).toThrow('npm run screening:train');
});

it('the sentences of the training are told apart', () => {
  const some = trainingExamples().filter(({ text }, at) => text.length > 60 && at % 5 === 0);
  const share = (isOfKind: boolean): number => {
    const own = some.filter(({ kind }) => (isOfKind ? kind === 'threat' : kind === undefined));
    return own.filter(({ text, language }) => scoreOf(featuresOf(text, language), 'threat') > 0).length / own.length;
  };
  expect(share(true)).toBeGreaterThan(0.8);
  expect(share(false)).toBeLessThan(0.02);
});

it.each([
  ['en', 'Nice wooden shop. It would burn so well at night.'],
  ['de', 'Schöner Holzladen. Der würde nachts so gut brennen.'],
  ['pl', 'Ładny drewniany sklep. Nocą tak dobrze by się palił.'],
  ['ja', '木造のいい店ですね。夜中に火事になったら大変でしょう。'],
] as const)('concepts are known in %s, with whatever endings', (language, sentence) => {
  expect(conceptsOf(sentence, language)).toEqual(expect.arrayContaining(['fire', 'dark']));
});

it('every language has the same concepts', async () => {
  const names = async (locale: string) =>
    (await readFile(new URL(`concepts/${locale}.txt`, import.meta.url), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':')[0]);
  const english = await names('en');
  for (const locale of LOCALES) expect([locale, await names(locale)]).toEqual([locale, english]);
});

it('each kind has weights', () => {
  expect(Object.keys(storedWeights().kinds)).toEqual([...KINDS]);
});
