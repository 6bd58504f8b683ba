import type { InviteToSurvey, InvitedToSurvey } from '@app/contracts/surveys';
import { SURVEY_MAX_WAIT_DAYS } from '@app/contracts/surveys';
import { ValidationFailed } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { addressHash, isOptedOut } from '../../invitations/public.ts';
import { SurveyClosed } from '../model.ts';
import * as repo from '../repo.ts';
import { surveyInvitations, surveyRecipients } from '../schema.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Schedules mails to customers. Nobody is invited to the same survey twice, so the request may be repeated.
 * @throws SurveyNotFound, SurveyClosed unless it is open, ValidationFailed, RateLimited
 */
export async function inviteToSurvey(
  ctx: RequestContext,
  companyId: string,
  surveyId: string,
  { basis, sendAt, recipients }: InviteToSurvey,
): Promise<InvitedToSurvey> {
  await ctx.throttle.consume('surveyCompany', companyId);
  return ctx.db.tenantTx(companyId, async (tx) => {
    // Serializes concurrent requests, so that none invites whom another has invited.
    const { state, defaultLanguage } = await repo.lockSurvey(tx, surveyId);
    if (state !== 'open') throw new SurveyClosed();
    const now = await ctx.clock.now(tx);
    // Never in the past, because retention of the address is counted from it.
    const dueAt = sendAt === undefined || new Date(sendAt) < now ? now : new Date(sendAt);
    if (dueAt.getTime() - now.getTime() > SURVEY_MAX_WAIT_DAYS * DAY_MS)
      throw new ValidationFailed({ where: 'body' }, [{ path: 'sendAt', code: 'invalid' }]);
    const hashOf = (email: string) => addressHash(ctx.config.OPT_OUT_KEY, companyId, email);
    const asked = await repo.invitedAmong(
      tx,
      surveyId,
      recipients.map(({ email }) => hashOf(email)),
    );
    const skipped: InvitedToSurvey['skipped'] = [];
    const added: {
      invitation: typeof surveyInvitations.$inferInsert;
      recipient: typeof surveyRecipients.$inferInsert;
    }[] = [];
    for (const { email, name = null, language = defaultLanguage } of recipients) {
      const hash = hashOf(email);
      if (asked.has(hash)) skipped.push({ email, reason: 'already_invited' });
      else if (await isOptedOut(ctx, tx, companyId, { email, phone: null }))
        skipped.push({ email, reason: 'opted_out' });
      else {
        asked.add(hash);
        const id = newId();
        added.push({
          invitation: {
            id,
            companyId,
            surveyId,
            state: 'scheduled',
            language,
            basis,
            dueAt,
            addressHash: hash,
            createdAt: now,
          },
          recipient: { invitationId: id, companyId, surveyId, email, name, at: dueAt },
        });
      }
    }
    if (added.length > 0) {
      await tx.insert(surveyInvitations).values(added.map(({ invitation }) => invitation));
      await tx.insert(surveyRecipients).values(added.map(({ recipient }) => recipient));
      await audit(ctx, tx, 'survey.invited', surveyId, { accepted: added.length });
    }
    return { accepted: added.length, skipped };
  });
}
