import { actOnQuestion, dropAnswerTo, lockQuestion, pendingAnswerTo, publishAnswerTo } from '../questions/public.ts';
import { languageOfAnswer } from './answers.ts';
import { CaseChanged, settle } from './decision.ts';
import type { Deciding } from './decision.ts';
import { tellOfDecision } from './questions.ts';

/** The question that a case must have. */
function questionOf({ of }: Deciding): string {
  if (!of.subjectId) throw new Error(`a case of kind ${of.kind} without a question`);
  return of.subjectId;
}

/** A held question becomes public; one that was reported stays. @throws CaseChanged when it waits no longer */
export async function publishQuestion(d: Deciding): Promise<void> {
  const { state } = await lockQuestion(d.tx, questionOf(d));
  if (state !== 'published' && !(await actOnQuestion(d.app, d.tx, questionOf(d), 'publish'))) throw new CaseChanged();
  await settle(d, [d.of.id]);
}

/**
 * A held question stays away, and one that was reported is taken down with its answer; whoever asked is told, if the
 * address is known to be his. @throws CaseChanged
 */
export async function refuseQuestion(d: Deciding): Promise<void> {
  const { state } = await lockQuestion(d.tx, questionOf(d));
  const removed = state === 'published';
  if (!(await actOnQuestion(d.app, d.tx, questionOf(d), removed ? 'remove' : 'reject'))) throw new CaseChanged();
  await settle(d, [d.of.id]);
  await tellOfDecision(d.app, d.tx, d.of.id, removed ? 'removed' : 'refused');
}

/** The answer that was held and still waits: neither taken back, nor changed and not screened yet. @throws CaseChanged */
async function waitingAnswer(d: Deciding) {
  const answer = await pendingAnswerTo(d.tx, questionOf(d));
  if (!answer?.held) throw new CaseChanged();
  return answer;
}

export async function publishAnswer(d: Deciding): Promise<void> {
  const language = await languageOfAnswer(await waitingAnswer(d));
  await publishAnswerTo(d.app, d.tx, questionOf(d), language);
  await settle(d, [d.of.id]);
  await tellOfDecision(d.app, d.tx, d.of.id, 'accepted');
}

export async function refuseAnswer(d: Deciding): Promise<void> {
  await waitingAnswer(d);
  await dropAnswerTo(d.tx, questionOf(d));
  await settle(d, [d.of.id]);
  await tellOfDecision(d.app, d.tx, d.of.id, 'refused');
}
