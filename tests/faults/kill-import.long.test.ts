import { killedWhileImporting } from './scenarios/importing.ts';

it(
  'a worker killed while it imports, screens and folds, one job at a time, publishes and counts each review once',
  () => killedWhileImporting({ concurrency: 1, reviews: 600 }),
  600_000,
);
