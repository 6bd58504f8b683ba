import { LOCALES } from '@app/contracts/common';
import { findInfluence } from './find.ts';
import type { InfluenceKind } from './find.ts';
import { SAMPLES } from './testing/samples.ts';

const kindsIn = (message: string, language: (typeof LOCALES)[number]): InfluenceKind[] => [
  ...new Set(findInfluence(message, new Set([language])).map(({ kind }) => kind)),
];
/** What the sentences of all languages were not taken for: empty when all were. */
const missed = (kind: InfluenceKind): string[] =>
  LOCALES.flatMap((language) =>
    SAMPLES[language][kind].flatMap((message) =>
      kindsIn(message, language).includes(kind) ? [] : [`${language}: ${message}`],
    ),
  );

it.each(['money', 'pressure', 'contact'] as const)('%s is seen in all languages', (kind) => {
  expect(missed(kind)).toEqual([]);
});

it('refunds, replacements and questions about an order are no influence in any language', () => {
  const taken = LOCALES.flatMap((language) =>
    SAMPLES[language].harmless.flatMap((message) => {
      const kinds = kindsIn(message, language);
      return kinds.length > 0 ? [`${language} ${kinds.join(' ')}: ${message}`] : [];
    }),
  );
  expect(taken).toEqual([]);
});

it('names the passage in the text as it was written', () => {
  const message = 'We are sorry! Please  DELETE your review. You get 20 € then.';
  const [found] = findInfluence(message, new Set(['en'] as const));
  expect(found && message.slice(found.span.start, found.span.end)).toBe('Please  DELETE your review.');
});
