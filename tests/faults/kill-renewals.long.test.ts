import { killedWhileRenewing } from './scenarios/renewing.ts';

it(
  'a worker killed three times while it renews 10,000 companies by the year charges, invoices and warns each once',
  () => killedWhileRenewing({ companies: 10_000, mailed: 100 }),
  1_800_000,
);
