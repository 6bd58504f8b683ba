import type { CreateWidget, EditWidget, Widget, WidgetPreview, WidgetSettings } from '@app/contracts/widgets/widgets';
import { defaultSettings } from '@app/contracts/widgets/widgets';
import { MAX_WIDGETS } from '@app/contracts/widgets/kinds';
import type { WidgetKind } from '@app/contracts/widgets/kinds';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { TenantTx } from '../../platform/db.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { requirePlan } from '../billing/public.ts';
import { lockCompany } from '../companies/public.ts';
import { activeMarkets } from '../markets/public.ts';
import { addEntryCode, closeEntryCode } from '../reviews/public.ts';
import { anonymousSurveys } from '../surveys/public.ts';
import { TooManyWidgets, settingsErrors } from './model.ts';
import { signPreview } from './preview-token.ts';
import * as repo from './repo.ts';

function present({ companyId: _, entryCodeId: _code, ...row }: repo.WidgetRow, counts: repo.Counts): Widget {
  return { ...row, ...counts, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** Newest first, with views and clicks of the last days. */
export function listWidgets(ctx: RequestContext, companyId: string): Promise<{ items: Widget[] }> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const counts = await repo.readCounts(tx);
    return { items: (await repo.listWidgets(tx)).map((row) => present(row, counts(row.id))) };
  });
}

/** Surveys have a plan of their own. @throws PlanLacksFeature */
async function requireKind(ctx: RequestContext, tx: TenantTx, kind: WidgetKind): Promise<void> {
  if (kind === 'survey-form') await requirePlan(ctx, tx, tx.companyId, 'widgets.write_survey');
}

/** @throws TooManyWidgets, PlanLacksFeature for the form of a survey */
export function createWidget(ctx: RequestContext, companyId: string, input: CreateWidget): Promise<Widget> {
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `widgets:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      await requireKind(ctx, tx, input.kind);
      // One after another, so that the limit holds.
      await lockCompany(tx, companyId);
      if ((await repo.listWidgets(tx)).length >= MAX_WIDGETS) throw new TooManyWidgets({ limit: MAX_WIDGETS });
      const now = await ctx.clock.now(tx);
      const entryCodeId = await addEntryCode(tx, { kind: 'widget', label: input.name }, now);
      const widget: repo.WidgetRow = {
        id: newId(),
        companyId,
        ...input,
        settings: defaultSettings(input.kind),
        domains: [],
        entryCodeId,
        createdAt: now,
        updatedAt: now,
      };
      await repo.addWidget(tx, widget);
      await audit(ctx, tx, 'widget.created', widget.id, { kind: widget.kind });
      return present(widget, { views: 0, clicks: 0 });
    }),
  );
}

/** @throws ValidationFailed for settings that the kind does not have, a survey without a public link, a market not in use */
async function assertValid(tx: TenantTx, kind: WidgetKind, settings: WidgetSettings): Promise<void> {
  const surveys = settings.surveyId === null ? [] : await anonymousSurveys(tx);
  const markets = settings.market === null ? [] : await activeMarkets(tx, tx.companyId);
  const errors = settingsErrors(kind, settings, { surveys, markets: markets.map(({ id }) => id) });
  if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
}

/** Effective at once wherever it stands. @throws WidgetNotFound, ValidationFailed, PlanLacksFeature */
export function editWidget(ctx: RequestContext, companyId: string, id: string, change: EditWidget): Promise<Widget> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const widget = await repo.lockWidget(tx, id);
    await requireKind(ctx, tx, widget.kind);
    await assertValid(tx, widget.kind, change.settings);
    const saved = { ...change, domains: [...new Set(change.domains)], updatedAt: await ctx.clock.now(tx) };
    await repo.saveWidget(tx, id, saved);
    await audit(ctx, tx, 'widget.changed', id, { kind: widget.kind });
    await notifyCaches(tx, companyId);
    return present({ ...widget, ...saved }, (await repo.readCounts(tx))(id));
  });
}

/** Pages that still embed it show its plain link. @throws WidgetNotFound */
export function deleteWidget(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { kind, entryCodeId } = await repo.lockWidget(tx, id);
    await repo.deleteWidget(tx, id);
    await closeEntryCode(tx, entryCodeId, await ctx.clock.now(tx));
    await audit(ctx, tx, 'widget.deleted', id, { kind });
    await notifyCaches(tx, companyId);
  });
}

/** Settings that are looked at before they are saved. @throws WidgetNotFound, ValidationFailed */
export function previewWidget(
  ctx: RequestContext,
  companyId: string,
  id: string,
  settings: WidgetSettings,
): Promise<WidgetPreview> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { kind } = await repo.lockWidget(tx, id);
    await assertValid(tx, kind, settings);
    return signPreview(ctx, { widgetId: id, settings }, await ctx.clock.now(tx));
  });
}
