import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { FormPreview, PreviewConfig } from '@app/contracts/inviting/previews';
import { NotSignedIn } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { localePath, siteUrl } from '../../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { CompanyNotFound, companyById, membersToMail } from '../../companies/public.ts';
import { assertUsable } from '../configs/service.ts';
import { invitationMail } from '../mails/invitation.tsx';
import { LINK_DAYS } from '../scheduling/timing.ts';
import { invitationTests } from '../schema.ts';
import { gradeUrls, mailWords } from '../sending/compose.ts';
import { EXAMPLE } from './messages.ts';

/** Mails an invitation to the member who tests it, and to nobody else; it never counts as one. */
export const mailInvitationTest = defineJob({
  name: 'invitations.mail-test',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ testId: Id }),
  async run(app, { testId }, run) {
    const test = await testById(app.db.queries, testId);
    const company = test && (await companyById(app.db.queries, test.companyId));
    if (!test || !company) return;
    const member = (await membersToMail(app.db.queries, company.id)).find(({ userId }) => userId === test.userId);
    if (!member) return;
    const locale = test.language as Locale;
    const config = UpdateInvitationConfig.parse(test.config);
    const token = app.tokens.derive('invitation-test', test.id);
    const formUrl = siteUrl(app, locale, `/invitation/${company.slug}/edit/${token}`);
    const mail = invitationMail.with({
      ...mailWords({ company, config, locale, order: { ...EXAMPLE, name: member.name } }),
      formUrl,
      gradeUrls: gradeUrls(formUrl),
      optOutUrl: formUrl,
      daysValid: LINK_DAYS,
      test: true,
    });
    const to = { address: member.email, name: member.name };
    await sendAtLeastOnce(app, run, {
      to,
      senderName: config.senderName,
      locale,
      companyId: company.id,
      subjectId: test.id,
      mail,
    });
  },
});

/** Keeps values, saved or not, for a page that shows their form. @returns its path */
export async function openFormPreview(
  ctx: RequestContext,
  companyId: string,
  input: PreviewConfig,
): Promise<FormPreview> {
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new CompanyNotFound();
  await ctx.throttle.consume('formPreview', companyId);
  const id = await ctx.db.tenantTx(companyId, (tx) => addTest(ctx, tx, companyId, input));
  const token = ctx.tokens.derive('invitation-test', id);
  return { path: localePath(input.language, `/invitation/${company.slug}/edit/${token}`) };
}

/** Mails the member an invitation by these values, saved or not. @throws ValidationFailed, RateLimited */
export async function sendTest(ctx: RequestContext, companyId: string, input: PreviewConfig): Promise<void> {
  await assertUsable(ctx, companyId, input.config);
  await ctx.throttle.consume('testToMember', ctx.userId ?? companyId);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const id = await addTest(ctx, tx, companyId, input);
    await ctx.outbox.add(tx, mailInvitationTest, { testId: id });
    await audit(ctx, tx, 'invitation_config.tested', id);
  });
}

/** Keeps values for the link of a test. @returns its id */
export async function addTest(ctx: RequestContext, tx: Tx, companyId: string, input: PreviewConfig): Promise<string> {
  if (!ctx.userId) throw new NotSignedIn();
  const id = newId();
  const createdAt = await ctx.clock.now(tx);
  await tx.insert(invitationTests).values({ ...input, id, companyId, userId: ctx.userId, createdAt });
  return id;
}

async function testById(queries: Queries, id: string) {
  const [found] = await queries.select().from(invitationTests).where(eq(invitationTests.id, id));
  return found;
}

/** The values that the link of a test shows. @throws TokenInvalid, also once the test has been deleted */
export async function configOfTest(app: AppContext, token: string): Promise<PreviewConfig & { companyId: string }> {
  app.tokens.verify('invitation-test', token);
  const found = await testById(app.db.queries, app.tokens.subject(token));
  if (!found) throw new TokenInvalid();
  const config = UpdateInvitationConfig.parse(found.config);
  return { companyId: found.companyId, config, language: found.language as Locale };
}
