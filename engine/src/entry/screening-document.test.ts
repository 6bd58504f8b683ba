import { readFileSync } from 'node:fs';
import { labelled, measure } from '../domains/moderation/screening/precision.ts';
import { ENOUGH, PRECISE, screeningDocument } from './screening-document.ts';

it('docs/screening.md matches what the rules find', () => {
  const written = readFileSync(new URL('../../../docs/screening.md', import.meta.url), 'utf8');
  // The formatter aligns the tables.
  const plain = (text: string): string => text.replaceAll(/[ -]+/g, ' ');
  expect(plain(written)).toBe(plain(screeningDocument()));
});

it('no part of a rule holds alone that errs in more than one of twenty', () => {
  const imprecise = measure(labelled('unseen')).parts.filter(
    ({ weight, attacks, harmless }) =>
      weight === 'hold' && attacks + harmless >= ENOUGH && attacks / (attacks + harmless) < PRECISE,
  );
  expect(imprecise).toEqual([]);
});

it('of the sentences that the rules were mended with, hardly a harmless one is held and hardly an attack missed', () => {
  const { outcomes } = measure(labelled('known'));
  const share = (label: string): number => {
    const own = outcomes.filter((one) => one.label === label);
    return own.reduce((sum, { held }) => sum + held, 0) / own.reduce((sum, { sentences }) => sum + sentences, 0);
  };
  expect(share('harmless')).toBeLessThan(0.01);
  expect(share('attack')).toBeGreaterThan(0.9);
});
