import { sweepBadges } from '../domains/badges/public.ts';
import { recheckWebsites } from '../domains/companies/public.ts';
import { forgetContactMessages } from '../domains/contact/public.ts';
import { forgetImportFiles } from '../domains/imports/public.ts';
import {
  keyOldOptOuts,
  sweepDue,
  sweepExpired,
  sweepOverLimit,
  sweepReminders,
} from '../domains/invitations/public.ts';
import { chainEvents, signHead } from '../domains/ledger/public.ts';
import { forgetDevices, forgetReporters, sweepBursts, sweepMoot } from '../domains/moderation/public.ts';
import { sweepMediationReminders, sweepMediations } from '../domains/mediation/public.ts';
import { CONTENT_STEP_MS, contentPull, textRefresh } from '../domains/content/public.ts';
import { forgetPersonalData } from '../domains/privacy/public.ts';
import { forgetAskers } from '../domains/questions/public.ts';
import { foldLeftOvers, sweepPhotos, sweepUnconfirmed } from '../domains/reviews/public.ts';
import { forgetSurveyed, sweepSurveyInvitations } from '../domains/surveys/public.ts';
import type { AppContext } from '../platform/context.ts';
import type { JobQueue } from '../platform/queue.ts';
import { RELAY_IDLE_MS, relayOnce, runJob, startLoop, sweepOutbox } from '../platform/relay.ts';
import type { JobRegistry } from '../platform/relay.ts';
import { forgetOld } from '../platform/retention.ts';

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

/** Starts the relay and the sweeps. Any number of workers may run them: what one has locked the others pass by. */
export function startLoops(app: AppContext, queue: JobQueue, registry: JobRegistry): () => Promise<void> {
  /** A step that always pauses after it. */
  const steady = (step: () => Promise<unknown>) => async () => {
    await step();
    return 0;
  };
  /** A step that pauses before its first time: while an update runs, workers of the version before are still about. */
  const later = (step: () => Promise<number>) => {
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
      steady(() => sweepOutbox(app)),
    ),
    startLoop(app, 'due invitations', SECOND, () => sweepDue(app)),
    startLoop(app, 'due reminders', 5 * SECOND, () => sweepReminders(app)),
    startLoop(
      app,
      'invitations over the limit',
      MINUTE,
      steady(() => sweepOverLimit(app)),
    ),
    startLoop(app, 'expired invitations', MINUTE, () => sweepExpired(app)),
    startLoop(
      app,
      'old opt-outs',
      10 * MINUTE,
      later(() => keyOldOptOuts(app)),
    ),
    // With a pause in any case: who waits for room is counted each time.
    startLoop(
      app,
      'due surveys',
      2 * SECOND,
      steady(() => sweepSurveyInvitations(app)),
    ),
    startLoop(app, 'mediations due', 5 * SECOND, () => sweepMediations(app)),
    startLoop(app, 'mediation reminders', MINUTE, () => sweepMediationReminders(app)),
    startLoop(
      app,
      'folding',
      5 * SECOND,
      steady(() => foldLeftOvers(app)),
    ),
    startLoop(app, 'ledger', SECOND, () => chainEvents(app)),
    startLoop(
      app,
      'heads of the ledger',
      MINUTE,
      steady(() => signHead(app)),
    ),
    startLoop(app, 'proofs of domains', 10 * MINUTE, () => recheckWebsites(app)),
    startLoop(app, 'badges', 5 * MINUTE, () => sweepBadges(app)),
    startLoop(app, 'unconfirmed reviews', MINUTE, () => sweepUnconfirmed(app)),
    startLoop(
      app,
      'cases with nothing left to decide',
      10 * SECOND,
      steady(() => sweepMoot(app)),
    ),
    startLoop(
      app,
      'bursts',
      5 * MINUTE,
      steady(() => sweepBursts(app)),
    ),
    startLoop(
      app,
      'retention',
      10 * MINUTE,
      steady(() => Promise.all([forgetOld(app), forgetDevices(app), forgetReporters(app), forgetImportFiles(app)])),
    ),
    startLoop(
      app,
      'retention of personal data',
      60 * MINUTE,
      steady(() =>
        Promise.all([forgetPersonalData(app), forgetContactMessages(app), forgetAskers(app), forgetSurveyed(app)]),
      ),
    ),
    startLoop(app, 'removed photos', 10 * SECOND, () => sweepPhotos(app)),
    startLoop(app, 'texts', 2 * SECOND, steady(textRefresh(app))),
    startLoop(app, 'content', CONTENT_STEP_MS, steady(contentPull(app))),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
