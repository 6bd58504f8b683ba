/** Order of the moderation queue: higher first, then older first. */
export const PRIORITY = {
  appeal: 3000,
  burst: 2000,
  second_look: 1950,
  report: 1000,
  withdrawal: 500,
  photo: 300,
  answer: 300,
  question_answer: 300,
  review: 200,
  question: 200,
  mediation: 250,
} as const;
/** A text held by a burst alone comes after the burst's own case, which settles all of them. */
export const BURST_ONLY_PRIORITY = 100;

const SECOND_LOOK_HOURS = 24;

/** Due time of a case about a text that is published in spite of a sign against it. */
export const secondLookDueAt = (now: Date): Date => new Date(now.getTime() + SECOND_LOOK_HOURS * 3600 * 1000);

const WEIGHT_STEP = 100;
const MAX_WEIGHT = 9;

/** Priority of a report case by the sum of its reports' weights; however many there are, appeals stay before it. */
export const reportPriority = (totalWeight: number): number =>
  PRIORITY.report + Math.round(Math.min(totalWeight, MAX_WEIGHT) * WEIGHT_STEP);

/** Weight of a report by the outcome of its reporter's earlier ones: Laplace's rule of succession. */
export const reporterWeight = (accepted: number, decided: number): number => (accepted + 1) / (decided + 2);
