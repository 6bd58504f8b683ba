import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { NPS_MAX } from '@app/contracts/surveys';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { deliver } from '../../platform/mail/delivery.ts';
import type { Letter } from '../../platform/mail/delivery.ts';
import type { Company } from '../companies/public.ts';
import { companyById } from '../companies/public.ts';
import { takeInvitations } from '../billing/public.ts';
import { heldBack, isOptedOut, takeRecipient } from '../invitations/public.ts';
import { siteUrl } from './links.ts';
import { npsMail, surveyMail } from './mails/surveys.tsx';
import { LINK_DAYS } from './model.ts';
import * as repo from './repo.ts';
import { mayAsk } from './visitors.ts';

const HOUR_MS = 3600 * 1000;
/** A mail server that is down for hours is asked 14 times, 11 hours in all. */
const PATIENT = { queue: 'mail', attempts: 14, backoffMs: 5000 } as const;
const data = z.object({ invitationId: Id });

/**
 * Mails one invitation to a survey: at least once, with a Message-ID that stays the same, so that a second copy after a
 * crash is known as one. Whether it goes is decided at the moment of sending.
 */
export const sendSurveyInvitation = defineJob({
  name: 'surveys.send',
  ...PATIENT,
  data,
  async run(app, { invitationId }) {
    const letter = await app.db.tx((tx) => prepare(app, tx, invitationId));
    const outcome = await deliver(app, { id: invitationId }, letter);
    if (outcome) await app.db.tx((tx) => settle(app, tx, invitationId, outcome === 'delivered'));
  },
  async givenUp(app, tx, { invitationId }) {
    const invitation = await repo.lockInvitation(tx, invitationId);
    if (invitation?.state !== 'scheduled') return;
    // Our own outage says nothing of the address: only what the server said of this recipient counts.
    if (await wasPutOff(tx, invitationId)) return settle(app, tx, invitationId, false);
    await postpone(app, tx, invitationId);
  },
});

async function postpone(app: AppContext, tx: Tx, invitationId: string): Promise<undefined> {
  const dueAt = new Date((await app.clock.now(tx)).getTime() + HOUR_MS);
  await repo.saveInvitation(tx, invitationId, { dueAt, queuedAt: null });
}

async function wasPutOff(tx: Tx, invitationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    select count(*)::int as times from engine.mail_deliveries
    where subject_id = ${invitationId} and outcome = 'deferred'`);
  return (rows[0]?.times ?? 0) >= PATIENT.attempts;
}

/** Decides whether it goes. @returns what to send, if anything */
async function prepare(app: AppContext, tx: Tx, invitationId: string): Promise<Letter | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation?.state !== 'scheduled') return undefined;
  const recipient = await repo.recipientOf(tx, invitationId);
  const survey = await repo.surveyById(tx, invitation.surveyId);
  const company = await companyById(tx, invitation.companyId);
  const end = (state: 'cancelled' | 'opted_out') =>
    repo.saveInvitation(tx, invitationId, { state, queuedAt: null }).then(() => undefined);
  if (!recipient || !survey || !company) return end('cancelled');
  if (await isOptedOut(app, tx, company.id, { email: recipient.email, phone: null })) return end('opted_out');
  // Kept until it is open again, or the company may ask again.
  if (survey.state !== 'open' || !(await mayAsk(app, tx, company))) return postpone(app, tx, invitationId);
  // So are those of a sender who has been stopped, or has sent enough for the day.
  if (await heldBack(app, tx, company, { message: invitationId })) return postpone(app, tx, invitationId);
  const contact = { email: recipient.email, phone: null };
  const until = await takeRecipient(app, tx, contact, { companyId: company.id, message: invitationId });
  if (until) return repo.saveInvitation(tx, invitationId, { dueAt: until, queuedAt: null }).then(() => undefined);
  if (!invitation.countedAt) {
    if ((await takeInvitations(app, tx, company, 1)) === 0) return postpone(app, tx, invitationId);
    await repo.saveInvitation(tx, invitationId, { countedAt: await app.clock.now(tx) });
  }
  return compose(app, { invitation, recipient, survey, company });
}

interface Parts {
  invitation: repo.SurveyInvitation;
  recipient: { email: string; name: string | null };
  survey: repo.SurveyRow;
  company: Company;
}

function compose(app: AppContext, { invitation, recipient, survey, company }: Parts): Letter {
  const { id, language: locale, tokenVersion } = invitation;
  const optOutToken = app.tokens.derive('opt-out', id);
  const words = (of: repo.SurveyRow['title']) => of[locale] ?? of[survey.defaultLanguage] ?? '';
  const said = {
    companyName: company.name,
    customerName: recipient.name,
    title: words(survey.title),
    intro: words(survey.intro),
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
    ...{ senderName: company.name, locale, timeZone: company.timeZone, companyId: company.id, subjectId: id },
    oneClickUrl: `${app.config.PUBLIC_URL}/api/v1/opt-outs/${optOutToken}/one-click`,
    mail:
      survey.kind === 'nps'
        ? npsMail.with({
            ...said,
            scoreUrls: Array.from({ length: NPS_MAX + 1 }, (_, n) => `${page('nps')}?score=${n}`),
          })
        : surveyMail.with({ ...said, url: page('survey-invitation') }),
  };
}

async function settle(app: AppContext, tx: Tx, invitationId: string, delivered: boolean): Promise<void> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (!invitation) return;
  const now = await app.clock.now(tx);
  // It may have waited for long: the address is kept until the link has run out.
  if (delivered) await repo.keepRecipientFrom(tx, invitationId, now);
  await repo.saveInvitation(tx, invitationId, {
    queuedAt: null,
    ...(delivered && { sentAt: now }),
    // Answered already, faster than we were.
    ...(invitation.state === 'scheduled' && { state: delivered ? ('sent' as const) : ('bounced' as const) }),
  });
}
