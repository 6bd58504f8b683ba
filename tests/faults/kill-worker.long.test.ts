import { killedWhileSending } from './scenarios/sending.ts';
import { ON_POSTGRESQL, ON_REDIS } from '../support/queues.ts';

it.each([ON_POSTGRESQL, ...ON_REDIS])(
  'a worker killed twice while it sends one mail at a time loses no invitation, queue on %s',
  (...queue) => killedWhileSending(queue, { concurrency: 1, customers: 200 }),
  600_000,
);
