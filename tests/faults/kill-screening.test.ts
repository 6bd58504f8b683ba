import { killedWhileScreening, PLACES } from './scenarios/screening.ts';
import { ON_POSTGRESQL } from '../support/queues.ts';

/** One of each kind: in the middle of a job's transaction, of the next job's, and after one was committed. */
const CHOSEN = ['a screening before its moderation_cases', 'half a fold', 'a screening done, its row not'];

it(
  'a worker killed within and after the transactions of screening and folding judges and counts each review once',
  () =>
    killedWhileScreening(
      ON_POSTGRESQL,
      PLACES.filter(({ name }) => CHOSEN.includes(name)),
    ),
  600_000,
);
