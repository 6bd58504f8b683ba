import { randomLives } from './testing/lives.ts';

it('companies that live at random for years are billed and served for each day once', () =>
  randomLives({ companies: 4, moments: 110, runs: 1 }));
