import type { Locale } from '@app/contracts/common';
import type { OptOutInfo } from '@app/contracts/reviews';
import type { AppContext } from '../../platform/context.ts';
import { localePath } from '../../platform/links.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import { addressHash, maskAddress } from './model.ts';
import * as repo from './repo.ts';

async function subjectOf(app: AppContext, token: string) {
  app.tokens.verify('opt-out', token);
  const invitation = await repo.invitationById(app.db.read, app.tokens.subject(token));
  const company = invitation && (await companyById(app.db.read, invitation.companyId));
  const order = invitation && (await repo.orderOf(app.db.read, invitation));
  if (!company || !order) throw new TokenInvalid();
  return { company, email: order.email, locale: invitation.language as Locale };
}

/** What the opt-out page shows. @throws TokenInvalid */
export async function optOutInfo(app: AppContext, token: string): Promise<OptOutInfo> {
  const { company, email } = await subjectOf(app, token);
  return {
    company: { slug: company.slug, name: company.name },
    maskedAddress: email ? maskAddress(email) : '',
    optedOut: email ? await repo.isOptedOut(app.db.read, company.id, addressHash(company.id, email)) : true,
  };
}

/** Ends all invitations of the company to this address, at once and for good. Doing it twice is fine. @throws TokenInvalid */
export async function optOut(app: AppContext, token: string): Promise<void> {
  const { company, email } = await subjectOf(app, token);
  if (!email) return;
  await app.db.tenantTx(company.id, async (tx) => {
    const now = await app.clock.now(tx);
    await repo.addOptOut(tx, company.id, addressHash(company.id, email), now);
    await repo.endWaiting(tx, company.id, email, now);
  });
}

/** The page that asks before it ends them. @throws TokenInvalid */
export async function optOutPage(app: AppContext, token: string): Promise<string> {
  const { company, locale } = await subjectOf(app, token);
  return app.config.PUBLIC_URL + localePath(locale, `/invitation/optout/${company.slug}/${token}`);
}
