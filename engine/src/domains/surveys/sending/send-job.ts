import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { NPS_MAX } from '@app/contracts/surveys';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import type { TrackedMail } from '../../../platform/mail/tracked-delivery.ts';
import type { Company } from '../../companies/public.ts';
import { companyById } from '../../companies/public.ts';
import { takeInvitations } from '../../billing/public.ts';
import { holdReason, isOptedOut, takeRecipientQuota } from '../../invitations/public.ts';
import { siteUrl } from '../../../platform/links.ts';
import { npsMail, surveyMail } from '../mails/surveys.tsx';
import { LINK_DAYS } from '../model.ts';
import * as repo from '../repo.ts';
import { maySurvey } from '../forms/load-survey.ts';

const HOUR_MS = 3600 * 1000;
const data = z.object({ invitationId: Id });

/**
 * Mails one survey invitation at least once, with a stable Message-ID, so that a copy after a crash is recognized as one.
 * Whether to send is decided at the moment of sending.
 */
export const sendSurveyInvitation = defineJob({
  name: 'surveys.send',
  queue: 'mail',
  ...MAIL_RETRIES,
  data,
  async run(app, { invitationId }) {
    const letter = await app.db.tx((tx) => prepareSurveyMail(app, tx, invitationId));
    const outcome = await sendAtLeastOnce(app, { id: invitationId }, letter);
    if (outcome) await app.db.tx((tx) => recordOutcome(app, tx, invitationId, outcome === 'delivered'));
  },
  async onDeadLetter(app, tx, { invitationId }) {
    const invitation = await repo.lockInvitation(tx, invitationId);
    if (invitation?.state !== 'scheduled') return;
    // Our own outages say nothing about the address: only deferrals of this recipient count.
    if (await isDeferredTooOften(tx, invitationId)) return recordOutcome(app, tx, invitationId, false);
    await postpone(app, tx, invitationId);
  },
});

async function postpone(app: AppContext, tx: Tx, invitationId: string): Promise<undefined> {
  const dueAt = new Date((await app.clock.now(tx)).getTime() + HOUR_MS);
  await repo.saveInvitation(tx, invitationId, { dueAt, queuedAt: null });
}

async function isDeferredTooOften(tx: Tx, invitationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    select count(*)::int as times from engine.mail_deliveries
    where subject_id = ${invitationId} and outcome = 'deferred'`);
  return (rows[0]?.times ?? 0) >= MAIL_RETRIES.attempts;
}

/** Decides whether to send the invitation. @returns the mail, if any */
async function prepareSurveyMail(app: AppContext, tx: Tx, invitationId: string): Promise<TrackedMail | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation?.state !== 'scheduled') return undefined;
  const recipient = await repo.recipientOf(tx, invitationId);
  const survey = await repo.surveyById(tx, invitation.surveyId);
  const company = await companyById(tx, invitation.companyId);
  const end = (state: 'cancelled' | 'opted_out') =>
    repo.saveInvitation(tx, invitationId, { state, queuedAt: null }).then(() => undefined);
  if (!recipient || !survey || !company) return end('cancelled');
  if (await isOptedOut(app, tx, company.id, { email: recipient.email, phone: null })) return end('opted_out');
  // Wait until the survey is open again and the company may survey again.
  if (survey.state !== 'open' || !(await maySurvey(app, tx, company))) return postpone(app, tx, invitationId);
  // Likewise if the sender is stopped or has used up the day's allowance.
  if (await holdReason(app, tx, company, { message: invitationId })) return postpone(app, tx, invitationId);
  const contact = { email: recipient.email, phone: null };
  const until = await takeRecipientQuota(app, tx, contact, { companyId: company.id, message: invitationId });
  if (until) return repo.saveInvitation(tx, invitationId, { dueAt: until, queuedAt: null }).then(() => undefined);
  if (!invitation.countedAt) {
    if ((await takeInvitations(app, tx, company, 1)) === 0) return postpone(app, tx, invitationId);
    await repo.saveInvitation(tx, invitationId, { countedAt: await app.clock.now(tx) });
  }
  return composeSurveyMail(app, { invitation, recipient, survey, company });
}

interface MailParts {
  invitation: repo.SurveyInvitation;
  recipient: { email: string; name: string | null };
  survey: repo.SurveyRow;
  company: Company;
}

function composeSurveyMail(app: AppContext, { invitation, recipient, survey, company }: MailParts): TrackedMail {
  const { id, language: locale, tokenVersion } = invitation;
  const optOutToken = app.tokens.derive('opt-out', id);
  const localized = (texts: repo.SurveyRow['title']) => texts[locale] ?? texts[survey.defaultLanguage] ?? '';
  const props = {
    companyName: company.name,
    customerName: recipient.name,
    title: localized(survey.title),
    intro: localized(survey.intro),
    optOutUrl: siteUrl(app, locale, `/invitation/optout/${company.slug}/${optOutToken}`),
    daysValid: LINK_DAYS,
  };
  const page = (purpose: 'nps' | 'survey-invitation') =>
    siteUrl(
      app,
      locale,
      `/${purpose === 'nps' ? 'nps' : 'surveys'}/invitation/${app.tokens.derive(purpose, id, tokenVersion)}`,
    );
  return {
    to: { address: recipient.email, name: recipient.name },
    senderName: company.name,
    locale,
    timeZone: company.timeZone,
    companyId: company.id,
    subjectId: id,
    oneClickUrl: `${app.config.PUBLIC_URL}/api/v1/opt-outs/${optOutToken}/one-click`,
    mail:
      survey.kind === 'nps'
        ? npsMail.with({
            ...props,
            scoreUrls: Array.from({ length: NPS_MAX + 1 }, (_, n) => `${page('nps')}?score=${n}`),
          })
        : surveyMail.with({ ...props, url: page('survey-invitation') }),
  };
}

async function recordOutcome(app: AppContext, tx: Tx, invitationId: string, delivered: boolean): Promise<void> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (!invitation) return;
  const now = await app.clock.now(tx);
  // It may have waited for long: retention of the address starts at sending.
  if (delivered) await repo.restartRecipientRetention(tx, invitationId, now);
  await repo.saveInvitation(tx, invitationId, {
    queuedAt: null,
    ...(delivered && { sentAt: now }),
    // Unless the customer has answered already.
    ...(invitation.state === 'scheduled' && { state: delivered ? ('sent' as const) : ('bounced' as const) }),
  });
}
