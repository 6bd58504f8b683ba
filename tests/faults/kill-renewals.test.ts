import { killedWhileRenewing } from './scenarios/renewing.ts';

it(
  'a worker killed three times while it renews subscriptions charges, invoices and warns each once',
  () => killedWhileRenewing({ companies: 120, mailed: 40 }),
  600_000,
);
