import type { DeleteAccount } from '@app/contracts/accounts';
import type { AccountDeletion } from '@app/contracts/partners/account-deletion';
import { audit } from '../../../platform/audit.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { checkIdentity, currentUser, deleteUser, lockUser, signOut } from '../../accounts/public.ts';
import { companiesOf, lockCompany, removeMember } from '../../companies/public.ts';
import { OwnerStays, notifyOwner } from '../../team/public.ts';
import { closePartner, leftByPartner } from './close-partner.ts';

/** What stands in the way of deleting the caller's account, and what it would end. */
export async function readDeletion(ctx: RequestContext): Promise<AccountDeletion> {
  const { id: userId, secondFactor } = await currentUser(ctx, ctx.headers);
  const companies = await companiesOf(ctx.db.queries, userId);
  const where = (isOwner: boolean) =>
    companies.filter(({ role }) => (role === 'owner') === isOwner).map(({ id, name }) => ({ id, name }));
  return { secondFactor, owned: where(true), left: where(false), partner: await leftByPartner(ctx.db.queries, userId) };
}

/**
 * Deletes the caller's account for good: they leave their teams, and a partner is closed. What companies have done stays
 * with them, without a name. @throws PasswordWrong, SecondFactorWrong; OwnerStays while they own a company
 */
export async function deleteAccount(ctx: RequestContext, input: DeleteAccount): Promise<void> {
  const user = await currentUser(ctx, ctx.headers);
  await checkIdentity(ctx, user, input);
  await ctx.db.tx(async (tx) => {
    // Companies first and in a fixed order, as changes of a team lock them; then nobody can add the user to another.
    for (const { id } of (await companiesOf(tx, user.id)).toSorted((a, b) => a.id.localeCompare(b.id)))
      await lockCompany(tx, id);
    await lockUser(tx, user.id);
    const companies = await companiesOf(tx, user.id);
    if (companies.some(({ role }) => role === 'owner')) throw new OwnerStays();
    for (const { id: companyId, role } of companies) {
      await removeMember(tx, companyId, user.id);
      await audit(ctx, tx, 'team.left', user.id, { role }, companyId);
      await notifyOwner(ctx, tx, { companyId, memberId: user.id, notice: 'left' });
    }
    const left = await leftByPartner(tx, user.id);
    await closePartner(ctx, tx, user.id);
    if (left) await audit(ctx, tx, 'partner.closed', user.id);
    await deleteUser(ctx, tx, user.id, { moneyComes: (left?.comes.length ?? 0) > 0 });
  });
  ctx.setCookies(await signOut(ctx, ctx.headers));
}
