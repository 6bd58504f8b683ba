import { z } from 'zod';

/** Tries a pattern that staff want to add, before it is kept. */
export const CheckPattern = z
  .object({ pattern: z.string().max(1000), sample: z.string().max(5000).default('') })
  .meta({ id: 'CheckPattern' });
export type CheckPattern = z.infer<typeof CheckPattern>;
/** `problem`: why it cannot be used; null when it can. `matches`: where in the sample, in UTF-16 units. */
export const CheckedPattern = z
  .object({
    problem: z.enum(['too_long', 'too_many', 'not_a_pattern', 'matches_empty', 'too_wide', 'empty']).nullable(),
    matches: z.array(z.object({ start: z.int(), end: z.int() })),
  })
  .meta({ id: 'CheckedPattern' });
export type CheckedPattern = z.infer<typeof CheckedPattern>;
