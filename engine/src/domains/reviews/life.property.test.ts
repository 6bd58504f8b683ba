import fc from 'fast-check';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { DRAWN } from './testing/shadow.ts';
import { World } from './testing/world.ts';

/** Sequences of commands; `LIFE_SEQUENCES=20000` for a long night. */
const SEQUENCES = Number(process.env['LIFE_SEQUENCES'] ?? 150);

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
  ...{ company, product: fc.boolean(), grade, origin: fc.constantFrom('verified', 'unverified', 'external') },
});
const life = fc.record({
  kind: fc.constant('act' as const),
  ...{ at, command: fc.constantFrom(...DRAWN), grade, language: fc.constantFrom('en', 'pl', 'de') },
});
const answer = fc.record({ kind: fc.constant('answer' as const), at, given: fc.boolean() });
const fold = fc.record({ kind: fc.constant('fold' as const), company });

const step = fc.oneof(
  { arbitrary: submit, weight: 3 },
  { arbitrary: life, weight: 12 },
  { arbitrary: answer, weight: 1 },
  { arbitrary: fold, weight: 1 },
);

it(
  'whatever is done to reviews in whatever order, the public sees and counts what has passed and every act is in the log',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(submit, { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 30 }),
        async (first, then) => {
          const world = await World.create(test.app);
          for (const one of [...first, ...then]) {
            if (one.kind === 'submit') await world.submit(world.companies[one.company]!, one);
            else if (one.kind === 'fold') await world.fold(world.companies[one.company]!);
            else {
              const review = world.reviews[one.at % world.reviews.length]!;
              if (one.kind === 'act') await world.act(review, one.command, one);
              else await world.answer(review, one.given);
            }
          }
          await world.check();
        },
      ),
      { numRuns: SEQUENCES },
    );
  },
  Math.max(120_000, SEQUENCES * 500),
);
