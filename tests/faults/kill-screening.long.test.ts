import { killedWhileScreening, PLACES } from './scenarios/screening.ts';
import { ON_POSTGRESQL, ON_REDIS } from '../support/queues.ts';

it.each([ON_POSTGRESQL, ...ON_REDIS])(
  'a worker killed at every step of screening and folding judges and counts each review once, queue on %s',
  (...queue) => killedWhileScreening(queue, PLACES),
  1_200_000,
);
