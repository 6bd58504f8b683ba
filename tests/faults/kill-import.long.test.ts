import { killedWhileImporting } from './scenarios/importing.ts';

it(
  'a worker killed while it imports, screens and folds, one job at a time, publishes and counts each review once',
  () => killedWhileImporting(1),
  600_000,
);
