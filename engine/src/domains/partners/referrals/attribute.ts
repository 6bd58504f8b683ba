import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { userById } from '../../accounts/public.ts';
import { taxNumbersOf } from '../../billing/public.ts';
import { claimedDomain, companyById, domainOf, ownerOf } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { selfReferral } from '../model.ts';
import type { SelfReferral } from '../model.ts';
import { partnerOfCode } from '../repo.ts';
import type { Partner } from '../repo.ts';
import { referrals } from '../schema.ts';

/** Whether a company is the partner’s own, as far as is known at this time. */
export async function ownReferral(tx: Tx, partner: Partner, company: Company): Promise<SelfReferral | undefined> {
  const user = partner.userId === null ? undefined : await userById(tx, partner.userId);
  const domains = [company.website && domainOf(company.website), await claimedDomain(tx, company.id)];
  return selfReferral(
    { ...partner, email: user?.email ?? '' },
    {
      ownerId: await ownerOf(tx, company.id),
      taxNumbers: await taxNumbersOf(tx, company),
      domains: domains.flatMap((one) => (one ? [one] : [])),
    },
  );
}

/** Records who referred a company. The first partner stays. A partner’s own company counts for nothing. */
export const attributeReferral = defineJob({
  name: 'partners.attribute-referral',
  data: z.object({ companyId: Id, code: z.string() }),
  async run(app, { companyId, code }) {
    await app.db.tx(async (tx) => {
      const partner = await partnerOfCode(tx, code);
      const company = await companyById(tx, companyId);
      if (!partner || !company) return;
      const refusal = await ownReferral(tx, partner, company);
      await tx
        .insert(referrals)
        .values({
          companyId,
          partnerId: partner.id,
          source: 'code',
          state: refusal ? 'refused' : 'active',
          refusal: refusal ?? null,
          since: company.createdAt,
        })
        .onConflictDoNothing();
    });
  },
});
