import { killedWhileImporting } from './scenarios/importing.ts';

it(
  'a worker killed while it imports, screens and folds, eight jobs at a time, publishes and counts each review once',
  () => killedWhileImporting({ concurrency: 8, reviews: 240 }),
  600_000,
);
