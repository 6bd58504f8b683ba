import { SHARED_CROATIAN, readWordFiles } from '../phrases/word-file.ts';

/**
 * Sections of `words/<locale>.txt`, whose entries are in the notation of `screening/matching/entry.ts`:
 *
 * - `money`: refunds, vouchers, gifts, and “in return”.
 * - `reviews`: the review, its grade and its text.
 * - `changes`: what the author is asked to do to it (delete, change, raise), not what a company says of its own acts.
 * - `free`: removes the condition: “you need not”, “regardless of whether”.
 * - `but`: brings the condition back.
 * - `we`: the company as subject, where the verb does not show it: “we change our packaging” asks for nothing.
 * - `ultimatum`: makes a request a threat: “otherwise we”, “or else”, “if you do not”.
 * - `onlyIf`: makes it a condition: “only after”, “as long as”.
 * - `owed`: what a company owes anyway and may not make conditional: complaints, repairs, answers.
 * - `pressure`: threats with lawyers, the police, employers, or with what is known about the author.
 * - `contact`: invitations to talk outside of the mediation.
 */
export const INFLUENCE_CONCEPTS = [
  'money',
  'reviews',
  'changes',
  'free',
  'but',
  'we',
  'ultimatum',
  'onlyIf',
  'owed',
  'pressure',
  'contact',
] as const;
export type InfluenceConcept = (typeof INFLUENCE_CONCEPTS)[number];

export const INFLUENCE_WORDS = readWordFiles(new URL('words/', import.meta.url), INFLUENCE_CONCEPTS, {
  optional: ['we', 'onlyIf', 'owed'],
  sharedFiles: SHARED_CROATIAN,
});
