import fc from 'fast-check';
import { reportPropertyRuns } from '../../../../../tests/support/property-runs.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import type { ReviewCommand } from './model.ts';
import { WEIGHTED_COMMANDS } from '../testing/expected-review.ts';
import type { ExpectedReview } from '../testing/expected-review.ts';
import { checkWorld } from '../testing/world-checks.ts';
import { World } from '../testing/world.ts';

/** Number of sequences; `LIFE_SEQUENCES=20000` for a run over night. */
const WANTED = process.env['LIFE_SEQUENCES'];
const SEQUENCES = Number(WANTED ?? 75);
/** Time limit, including the shrinking of a failure; a slow machine runs fewer sequences. */
const LIMIT_MS = WANTED ? SEQUENCES * 1000 : 25_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const grade = fc.integer({ min: 1, max: 5 });
const company = fc.nat({ max: 1 });
const at = fc.nat();

const submit = fc.record({
  kind: fc.constant('submit' as const),
  company,
  product: fc.boolean(),
  grade,
  origin: fc.constantFrom('verified', 'unverified', 'external'),
});
const command = fc.record({
  kind: fc.constant('command' as const),
  at,
  draw: fc.nat(),
  grade,
  language: fc.constantFrom('en', 'pl', 'de'),
  /** Draw any command, not only one that the state allows. */
  blind: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
const answer = fc.record({ kind: fc.constant('answer' as const), at, given: fc.boolean() });
const fold = fc.record({ kind: fc.constant('fold' as const), company });

const step = fc.oneof(
  { arbitrary: submit, weight: 1 },
  { arbitrary: command, weight: 18 },
  { arbitrary: answer, weight: 2 },
  { arbitrary: fold, weight: 1 },
);

function draw(review: ExpectedReview, { draw: n, blind }: { draw: number; blind: boolean }): ReviewCommand {
  const possible = blind ? WEIGHTED_COMMANDS : WEIGHTED_COMMANDS.filter((command) => review.allows(command));
  return possible[n % possible.length] ?? 'pass';
}

it(
  'after any sequence of commands visitors see and count only what has passed, and every command has its event',
  async () => {
    const details = await fc.check(
      fc.asyncProperty(
        fc.array(submit, { minLength: 1, maxLength: 3 }),
        fc.array(step, { maxLength: 40 }),
        async (first, then) => {
          const world = await World.create(test.app);
          for (const one of [...first, ...then]) {
            if (one.kind === 'submit') await world.submit(world.companies[one.company]!, one);
            else if (one.kind === 'fold') await world.fold(world.companies[one.company]!);
            else {
              const review = world.reviews[one.at % world.reviews.length]!;
              if (one.kind === 'command') await world.transition(review, draw(review, one), one);
              else await world.answer(review, one.given);
            }
          }
          await checkWorld(world);
        },
      ),

      { numRuns: SEQUENCES, interruptAfterTimeLimit: LIMIT_MS },
    );
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
    expect(details.numRuns).toBeGreaterThan(0);
    reportPropertyRuns('sequences of commands to reviews', details.numRuns);
  },
  LIMIT_MS + 60_000,
);
