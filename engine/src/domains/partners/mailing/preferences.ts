import { eq, sql } from 'drizzle-orm';
import type { PartnerHome } from '@app/contracts/partners/partners';
import type { PartnerMailKind, PartnerMails } from '@app/contracts/partners/mails';
import type { AppContext } from '../../../platform/context.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { readHome } from '../profile.ts';
import { callingPartner, partnerById } from '../repo.ts';
import { partners } from '../schema.ts';

/** Address with which a mail client ends mails of a kind (RFC 8058). */
export const oneClickUrl = ({ tokens, config }: AppContext, kind: PartnerMailKind, partnerId: string): string =>
  `${config.PUBLIC_URL}/api/v1/partner-mails/${tokens.derive('partner-mail', partnerId)}/${kind}`;

/** Chooses what the caller is not mailed of. */
export async function saveMails(ctx: RequestContext, { off }: PartnerMails): Promise<PartnerHome> {
  const { id } = await callingPartner(ctx);
  await ctx.db.tx((tx) =>
    tx
      .update(partners)
      .set({ mailsOff: [...new Set(off)] })
      .where(eq(partners.id, id)),
  );
  return readHome(ctx);
}

/** Ends mails of a kind by the address in one of them. @throws TokenInvalid */
export async function endMails(app: AppContext, token: string, kind: PartnerMailKind): Promise<void> {
  const id = app.tokens.subject(token);
  app.tokens.verify('partner-mail', token);
  if (!(await partnerById(app.db.queries, id))) throw new TokenInvalid();
  await app.db.tx((tx) =>
    tx
      .update(partners)
      .set({ mailsOff: sql`array_append(array_remove(${partners.mailsOff}, ${kind}), ${kind})` })
      .where(eq(partners.id, id)),
  );
}
