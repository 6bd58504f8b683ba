import { randomLives } from './testing/lives.ts';

it(
  'many companies that live at random for years are billed and served for each day once',
  () => randomLives({ companies: 12, moments: 120, runs: 8 }),
  1_200_000,
);
