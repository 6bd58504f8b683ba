import { killedWhileSending } from './scenarios/sending.ts';
import { ON_POSTGRESQL, ON_REDIS } from '../support/queues.ts';

it.each([ON_POSTGRESQL, ...ON_REDIS])(
  'a worker killed twice while it sends eight mails at a time loses no invitation, queue on %s',
  (...queue) => killedWhileSending(queue, { concurrency: 8, customers: 100 }),
  600_000,
);
