import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { PaymentMethod } from '@app/contracts/billing/billing';
import type { Locale } from '@app/contracts/common';
import { HOTEL_EXTRAS } from '@app/contracts/plans';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { Company } from '../../companies/public.ts';
import { createCharge } from '../charges/create.ts';
import { openCharge } from '../charges/repo.ts';
import type { Charge } from '../charges/repo.ts';
import { voidCharge } from '../charges/void.ts';
import type { Locked } from '../lifecycle/change.ts';
import { DAY_MS, GRACE_DAYS } from '../lifecycle/periods.ts';
import { mayUse } from '../model.ts';
import type { Subscription } from '../model.ts';
import { translationLanguages } from '../schema-extras.ts';
import { paidThroughOf, translationLines } from './translation-lines.ts';
import type { ChosenLanguage } from './translation-lines.ts';

const PAYMENT_DAYS = 14;

/** Chosen languages that are renewed or still paid for. */
export async function languagesOf(queries: Queries, companyId: string): Promise<ChosenLanguage[]> {
  return queries
    .select({
      locale: translationLanguages.locale,
      wanted: translationLanguages.wanted,
      paidThrough: translationLanguages.paidThrough,
    })
    .from(translationLanguages)
    .where(eq(translationLanguages.companyId, companyId))
    .orderBy(asc(translationLanguages.locale));
}

/** SQL of the languages that company `c` has paid for, each with the last day; for `mayTranslateInto`. */
export const paidLanguagesJson = sql`
  (select coalesce(json_object_agg(l.locale, l.paid_through), '{}') from engine.translation_languages l
    where l.company_id = c.id and l.paid_through is not null) as paid_languages`;
export type PaidLanguages = Partial<Record<Locale, string>>;

/** Whether reviews may be translated into a language: into all by the plan, or into those that are paid for. */
export function mayTranslateInto(
  subscription: Pick<Subscription, 'plan' | 'state'>,
  paid: PaidLanguages,
  { locale, today }: { locale: Locale; today: string },
): boolean {
  if (mayUse(subscription, 'review_translation')) return true;
  return subscription.state !== 'suspended' && (paid[locale] ?? '') >= today;
}

/** What `mayTranslateInto` asks about one company. */
export async function paidLanguagesOf(queries: Queries, companyId: string): Promise<PaidLanguages> {
  const rows = await languagesOf(queries, companyId);
  return Object.fromEntries(rows.flatMap(({ locale, paidThrough }) => (paidThrough ? [[locale, paidThrough]] : [])));
}

export const todayOf = (now: Date, { timeZone }: Pick<Company, 'timeZone'>): string =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** Sets the languages that are wanted from now on. What is paid stays translated to its end. */
export async function wantLanguages(tx: Tx, companyId: string, languages: readonly Locale[]): Promise<void> {
  await tx.update(translationLanguages).set({ wanted: false }).where(eq(translationLanguages.companyId, companyId));
  if (languages.length === 0) return;
  await tx
    .insert(translationLanguages)
    .values(languages.map((locale) => ({ companyId, locale, wanted: true })))
    .onConflictDoUpdate({
      target: [translationLanguages.companyId, translationLanguages.locale],
      set: { wanted: true },
    });
}

/**
 * Makes the open charge for translations what is owed now. Under the lock of the subscription.
 * @throws BillingDetailsMissing, SellingOff
 */
export async function chargeTranslations(
  app: AppContext,
  tx: Tx,
  { company, facts, now }: Pick<Locked, 'company' | 'facts' | 'now'>,
  method?: PaymentMethod,
): Promise<void> {
  const lines = translationLines(facts, await languagesOf(tx, company.id), now, company.timeZone);
  const open = await openCharge(tx, company.id, 'translation');
  if (lines.length === 0) {
    if (open) await voidCharge(app, tx, open, 'replaced');
    return;
  }
  // Prorated from the day of the order on: a day later the same languages are no other order.
  if (open && languagesIn(open.lines) === languagesIn(lines)) return;
  const soon = new Date(now.getTime() + PAYMENT_DAYS * DAY_MS);
  const dueAt = facts.next && facts.periodEnd > soon ? facts.periodEnd : soon;
  await createCharge(app, tx, {
    companyId: company.id,
    kind: 'translation',
    lines,
    currency: HOTEL_EXTRAS.currency,
    ...(method && { method }),
    periodStart: null,
    dueAt,
    lapsesAt: new Date(dueAt.getTime() + GRACE_DAYS * DAY_MS),
  });
}

const languagesIn = (lines: Charge['lines']): string =>
  JSON.stringify(lines.map(({ item }) => (item.kind === 'translation' ? [item.languages, item.to] : null)));

/** What a paid charge has bought. */
export async function payTranslations(tx: Tx, { companyId, lines }: Charge): Promise<void> {
  for (const { item } of lines) {
    if (item.kind !== 'translation') continue;
    const paidThrough = paidThroughOf(item.to);
    await tx
      .insert(translationLanguages)
      .values(item.languages.map((locale) => ({ companyId, locale, wanted: true, paidThrough })))
      .onConflictDoUpdate({
        target: [translationLanguages.companyId, translationLanguages.locale],
        set: { paidThrough: sql`greatest(${translationLanguages.paidThrough}, excluded.paid_through)` },
      });
  }
}

/** Languages whose charge was not paid are renewed no longer: the company may choose them again. */
export async function giveUpTranslations(tx: Tx, { companyId, lines }: Charge): Promise<void> {
  const locales = lines.flatMap(({ item }) => (item.kind === 'translation' ? item.languages : []));
  await tx
    .update(translationLanguages)
    .set({ wanted: false })
    .where(and(eq(translationLanguages.companyId, companyId), inArray(translationLanguages.locale, locales)));
}
