import { and, asc, eq, sql } from 'drizzle-orm';
import {
  MAX_ANSWER_TEMPLATES,
  TEMPLATE_PLACEHOLDERS,
  unknownPlaceholders,
} from '@app/contracts/company-reviews/answer-templates';
import type { AnswerTemplate, EditAnswerTemplate } from '@app/contracts/company-reviews/answer-templates';
import { NotFound, ValidationFailed } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { audit } from '../../../../platform/audit.ts';
import type { TenantTx } from '../../../../platform/db.ts';
import { withIdempotency } from '../../../../platform/idempotency.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { companyHead } from '../../../companies/public.ts';
import { answerTemplates } from '../../schema-answers.ts';
import { TooMany } from '../limits.ts';

type Row = typeof answerTemplates.$inferSelect;

const present = ({ id, title, language, body, updatedAt }: Row): AnswerTemplate => ({
  id,
  title,
  language,
  body,
  updatedAt: updatedAt.toISOString(),
});

/** By language and title. */
export async function listTemplates(ctx: RequestContext, companyId: string): Promise<{ items: AnswerTemplate[] }> {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select()
      .from(answerTemplates)
      .where(eq(answerTemplates.companyId, companyId))
      .orderBy(asc(answerTemplates.language), asc(answerTemplates.title), asc(answerTemplates.id)),
  );
  return { items: rows.map(present) };
}

/** @throws ValidationFailed for an unknown placeholder or what may not be written to others, TooMany */
export async function createTemplate(
  ctx: RequestContext,
  companyId: string,
  input: EditAnswerTemplate,
): Promise<AnswerTemplate> {
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `answer-templates:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      await checkWords(ctx, tx, input);
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from engine.answer_templates where company_id = ${companyId}`,
      );
      if ((rows[0]?.count ?? 0) >= MAX_ANSWER_TEMPLATES) throw new TooMany({ maximum: MAX_ANSWER_TEMPLATES });
      const row = { ...input, id: newId(), companyId, updatedAt: await ctx.clock.now(tx) };
      await tx.insert(answerTemplates).values(row);
      await audit(ctx, tx, 'answer_template.created', row.id, { language: row.language });
      return present(row);
    }),
  );
}

/** @throws NotFound, ValidationFailed as `createTemplate` */
export async function replaceTemplate(
  ctx: RequestContext,
  companyId: string,
  templateId: string,
  input: EditAnswerTemplate,
): Promise<AnswerTemplate> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const [known] = await tx.select().from(answerTemplates).where(isTemplate(companyId, templateId)).for('update');
    if (!known) throw new NotFound();
    await checkWords(ctx, tx, input, known);
    const row = { ...known, ...input, updatedAt: await ctx.clock.now(tx) };
    await tx.update(answerTemplates).set(row).where(isTemplate(companyId, templateId));
    await audit(ctx, tx, 'answer_template.changed', templateId, { language: row.language });
    return present(row);
  });
}

/** @throws NotFound */
export async function deleteTemplate(ctx: RequestContext, companyId: string, templateId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const gone = await tx.delete(answerTemplates).where(isTemplate(companyId, templateId)).returning();
    if (gone.length === 0) throw new NotFound();
    await audit(ctx, tx, 'answer_template.deleted', templateId);
  });
}

const isTemplate = (companyId: string, id: string) =>
  and(eq(answerTemplates.companyId, companyId), eq(answerTemplates.id, id));

/** Checks what will be public later, when nobody reads each answer again. */
async function checkWords(
  ctx: RequestContext,
  tx: TenantTx,
  { title, body }: EditAnswerTemplate,
  known?: Row,
): Promise<void> {
  const [name] = unknownPlaceholders(body);
  if (name !== undefined)
    throw new ValidationFailed({ where: 'body' }, [
      { path: 'body', code: 'unknown_placeholder', params: { name, known: TEMPLATE_PLACEHOLDERS.join(', ') } },
    ]);
  const company = await companyHead(tx, tx.companyId);
  const faults = await ctx.wording.findViolations(
    { title, body },
    { companyName: company?.name ?? '', known: known ? { title: known.title, body: known.body } : {} },
  );
  if (faults.length > 0) throw new ValidationFailed({ where: 'body' }, faults);
}
