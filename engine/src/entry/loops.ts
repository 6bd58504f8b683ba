import {
  sweepCardCharges,
  sweepCardPayments,
  sweepExpiringCards,
  sweepLapsedCharges,
  sweepReversals,
  sweepSubscriptions,
} from '../domains/billing/public.ts';
import { sweepBadges } from '../domains/badges/public.ts';
import { sweepExchangeRates } from '../domains/billing/public.ts';
import { recheckWebsites } from '../domains/companies/public.ts';
import { forgetContactMessages } from '../domains/contact/public.ts';
import { closeMonths, forgetClosedPartners, sweepCommissions } from '../domains/partners/public.ts';
import { sweepNewlyRanked } from '../domains/directory/public.ts';
import { forgetImportFiles } from '../domains/imports/public.ts';
import {
  keyOldOptOuts,
  foldInvitationDeltas,
  sweepDue,
  sweepExpired,
  sweepOverLimit,
  sweepReminders,
} from '../domains/invitations/public.ts';
import { chainEvents, signHead } from '../domains/ledger/public.ts';
import {
  forgetDevices,
  forgetReporters,
  sweepBursts,
  sweepObsoleteCases,
  sweepPlannedDecisions,
} from '../domains/moderation/public.ts';
import { sweepMediationReminders, sweepMediations } from '../domains/mediation/public.ts';
import { CONTENT_STEP_MS, contentPull, textRefresh } from '../domains/content/public.ts';
import { fetchProductPictures, sweepPictures } from '../domains/pictures/public.ts';
import { forgetDraws } from '../domains/splitter/public.ts';
import { sweepDigests } from '../domains/notifications/public.ts';
import { forgetPersonalData } from '../domains/privacy/public.ts';
import { applyQuestionRetention } from '../domains/questions/public.ts';
import {
  foldLeftoverDeltas,
  sweepBulkAnswers,
  sweepExports,
  sweepPhotos,
  sweepUnconfirmed,
} from '../domains/reviews/public.ts';
import { applySurveyRetention, sweepSurveyInvitations } from '../domains/surveys/public.ts';
import type { AppContext } from '../platform/context.ts';
import type { JobQueue } from '../platform/queue/queue.ts';
import { RELAY_IDLE_MS, relayOnce, runJob, sweepOutbox } from '../platform/queue/relay.ts';
import type { JobRegistry } from '../platform/queue/relay.ts';
import { forgetExpiredRows } from '../platform/retention.ts';
import { startLoop } from '../platform/sweeps/loop.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ACCOUNT_MAILS = 2;
const TEXT_MESSAGES = 4;

/** Starts working on every queue. */
export async function startWorkers(app: AppContext, queue: JobQueue, registry: JobRegistry): Promise<void> {
  const concurrency = app.config.WORKER_CONCURRENCY;
  await Promise.all([
    queue.work('events', concurrency, (delivery) => runJob(app, registry, delivery)),
    queue.work('mail', concurrency, (delivery) => runJob(app, registry, delivery)),
    queue.work('sms', Math.min(concurrency, TEXT_MESSAGES), (delivery) => runJob(app, registry, delivery)),
    queue.work('account-mail', ACCOUNT_MAILS, (delivery) => runJob(app, registry, delivery)),
  ]);
}

/** Starts the relay and the sweeps. Any number of workers may run them: they skip what another has locked. */
export function startLoops(app: AppContext, queue: JobQueue, registry: JobRegistry): () => Promise<void> {
  /** A step that always pauses after it. */
  const pauseAfterEach = (step: () => Promise<unknown>) => async () => {
    await step();
    return 0;
  };
  /** A step that pauses before its first run: during an update, workers of the previous version are still running. */
  const pauseFirst = (step: () => Promise<number>) => {
    let paused = false;
    return async () => {
      if (paused) return step();
      paused = true;
      return 0;
    };
  };
  const stops = [
    startLoop(app, 'relay', RELAY_IDLE_MS, () => relayOnce(app, queue, registry)),
    startLoop(
      app,
      'outbox sweep',
      15 * SECOND,
      pauseAfterEach(() => sweepOutbox(app)),
    ),
    startLoop(app, 'due invitations', SECOND, () => sweepDue(app)),
    startLoop(app, 'due reminders', 5 * SECOND, () => sweepReminders(app)),
    startLoop(
      app,
      'invitations over the limit',
      MINUTE,
      pauseAfterEach(() => sweepOverLimit(app)),
    ),
    startLoop(app, 'expired invitations', MINUTE, () => sweepExpired(app)),
    startLoop(
      app,
      'old opt-outs',
      10 * MINUTE,
      pauseFirst(() => keyOldOptOuts(app)),
    ),
    // Always pauses, because each run counts what waits for capacity.
    startLoop(
      app,
      'due surveys',
      2 * SECOND,
      pauseAfterEach(() => sweepSurveyInvitations(app)),
    ),
    startLoop(app, 'due subscriptions', 10 * SECOND, () => sweepSubscriptions(app)),
    startLoop(app, 'card payments', 10 * SECOND, () => sweepCardPayments(app)),
    startLoop(app, 'saved cards due', 30 * SECOND, () => sweepCardCharges(app)),
    startLoop(app, 'expiring cards', 60 * MINUTE, () => sweepExpiringCards(app)),
    startLoop(app, 'refunds and disputes', 60 * MINUTE, () => sweepReversals(app)),
    startLoop(app, 'unpaid charges', MINUTE, () => sweepLapsedCharges(app)),
    startLoop(app, 'missing commissions', 10 * MINUTE, () => sweepCommissions(app)),
    startLoop(app, 'statements of partners', 10 * MINUTE, () => closeMonths(app)),
    startLoop(app, 'digests of notifications', 30 * SECOND, () => sweepDigests(app)),
    startLoop(app, 'mediations due', 5 * SECOND, () => sweepMediations(app)),
    startLoop(app, 'mediation reminders', MINUTE, () => sweepMediationReminders(app)),
    startLoop(
      app,
      'folding',
      5 * SECOND,
      pauseAfterEach(() => foldLeftoverDeltas(app)),
    ),
    startLoop(app, 'newly ranked companies', 10 * MINUTE, () => sweepNewlyRanked(app)),
    startLoop(app, 'counts of invitations', 5 * SECOND, () => foldInvitationDeltas(app)),
    startLoop(app, 'ledger', SECOND, () => chainEvents(app)),
    startLoop(
      app,
      'heads of the ledger',
      MINUTE,
      pauseAfterEach(() => signHead(app)),
    ),
    startLoop(app, 'proofs of domains', 10 * MINUTE, () => recheckWebsites(app)),
    startLoop(app, 'badges', 5 * MINUTE, () => sweepBadges(app)),
    startLoop(
      app,
      'exchange rates',
      10 * MINUTE,
      pauseAfterEach(() => sweepExchangeRates(app)),
    ),
    startLoop(app, 'bulk answers', SECOND, () => sweepBulkAnswers(app)),
    startLoop(app, 'planned decisions', SECOND, () => sweepPlannedDecisions(app)),
    startLoop(app, 'expired exports', MINUTE, () => sweepExports(app)),
    startLoop(app, 'unconfirmed reviews', MINUTE, () => sweepUnconfirmed(app)),
    startLoop(
      app,
      'cases with nothing left to decide',
      10 * SECOND,
      pauseAfterEach(() => sweepObsoleteCases(app)),
    ),
    startLoop(
      app,
      'bursts',
      5 * MINUTE,
      pauseAfterEach(() => sweepBursts(app)),
    ),
    startLoop(
      app,
      'retention',
      10 * MINUTE,
      pauseAfterEach(() =>
        Promise.all([
          forgetExpiredRows(app),
          forgetDevices(app),
          forgetReporters(app),
          forgetImportFiles(app),
          forgetDraws(app),
        ]),
      ),
    ),
    startLoop(
      app,
      'retention of personal data',
      60 * MINUTE,
      pauseAfterEach(() =>
        Promise.all([
          forgetPersonalData(app),
          forgetContactMessages(app),
          applyQuestionRetention(app),
          applySurveyRetention(app),
          forgetClosedPartners(app),
        ]),
      ),
    ),
    startLoop(app, 'removed photos', 10 * SECOND, async () => (await sweepPhotos(app)) + (await sweepPictures(app))),
    startLoop(app, 'product pictures', 2 * SECOND, () => fetchProductPictures(app)),
    startLoop(app, 'texts', 2 * SECOND, pauseAfterEach(textRefresh(app))),
    startLoop(app, 'content', CONTENT_STEP_MS, pauseAfterEach(contentPull(app))),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
