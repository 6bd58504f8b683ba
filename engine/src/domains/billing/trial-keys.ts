import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { verifiedDomain } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { readDetails } from './details.ts';
import { lockNow, record } from './lifecycle/change.ts';
import { limitTrial as limit } from './lifecycle/model.ts';
import { DAY_MS } from './lifecycle/periods.ts';
import { trialKeys } from './schema.ts';

interface Key {
  kind: 'tax_number' | 'domain';
  value: string;
}

const digits = (country: string, number: string): string =>
  `${country}${number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`;

/** Tax numbers of a company, as its profile and its bills have them. */
export async function taxNumbersOf(tx: Tx, company: Company): Promise<{ country: string; number: string }[]> {
  const details = await readDetails(tx, company.id);
  const { country } = company;
  return [
    ...(company.taxId ? [{ country, number: company.taxId }] : []),
    ...(details?.taxNumber ? [{ country: details.country, number: details.taxNumber }] : []),
    ...(details?.vatNumber ? [{ country: details.country, number: details.vatNumber }] : []),
  ];
}

/** What identifies a business: tax numbers of its profile and its bills, and the domain that it has shown to be its own. */
async function keysOf(tx: Tx, company: Company): Promise<Key[]> {
  const details = await readDetails(tx, company.id);
  const numbers = [
    company.taxId && digits(company.country, company.taxId),
    details?.taxNumber && digits(details.country, details.taxNumber),
  ];
  const domain = await verifiedDomain(tx, company.id);
  return [
    ...[...new Set(numbers)].flatMap((value): Key[] => (value ? [{ kind: 'tax_number', value }] : [])),
    ...(domain ? [{ kind: 'domain', value: domain } as const] : []),
  ];
}

/** Until when the trial of a key's first company runs; this company's own if it is the first. */
async function claim(tx: Tx, companyId: string, { kind, value }: Key, until: Date): Promise<Date> {
  await tx.insert(trialKeys).values({ kind, value, companyId, until }).onConflictDoNothing();
  const mine = and(eq(trialKeys.kind, kind), eq(trialKeys.value, value));
  // An extension of the first company's trial counts for all.
  await tx
    .update(trialKeys)
    .set({ until: sql`greatest(${trialKeys.until}, ${until.toISOString()}::timestamptz)` })
    .where(and(mine, eq(trialKeys.companyId, companyId)));
  const [found] = await tx.select({ until: trialKeys.until }).from(trialKeys).where(mine);
  return found?.until ?? until;
}

/**
 * A tax number and a domain have one trial: a further company with the same ends with the first one's. Runs whenever a
 * company or its billing details change.
 */
export const limitTrial = defineJob({
  name: 'billing.limit-trial',
  data: z.object({ companyId: Id }),
  async run(app: AppContext, { companyId }) {
    await app.db.tx(async (tx) => {
      const locked = await lockNow(app, tx, companyId);
      if (!locked) return;
      const { company, facts, now } = locked;
      const ends: Date[] = [];
      for (const key of await keysOf(tx, company)) ends.push(await claim(tx, companyId, key, facts.periodEnd));
      const first = new Date(Math.min(...ends.map((end) => end.getTime())));
      if (facts.state !== 'trial' || ends.length === 0) return;
      // Companies of one business that came on the same day end together.
      if (facts.periodEnd.getTime() - first.getTime() < DAY_MS) return;
      await record(app, tx, locked, [limit(facts, first, now)], { actor: 'clock' });
    });
  },
});
