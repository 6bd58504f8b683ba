import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { WidgetData, WidgetQuery } from '@app/contracts/widgets/data';
import {
  CreateWidget,
  EditWidget,
  PreviewWidget,
  Widget,
  WidgetList,
  WidgetPreview,
} from '@app/contracts/widgets/widgets';
import { route, servedRoute } from '../../platform/route.ts';
import { createWidget, deleteWidget, editWidget, listWidgets, previewWidget } from './service.ts';
import { countWidget } from './serving/counts.ts';
import { sendWidget, servedFor } from './serving/serve.ts';

const OfWidget = z.object({ widgetId: Id });
const InCompany = z.object({ companyId: Id });
const OwnWidget = InCompany.extend({ widgetId: Id });
const base = '/panel/companies/:companyId/widgets';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const CHANGE = ['validation_failed', 'plan_lacks_feature', 'company_suspended'];

export const widgetRoutes = [
  servedRoute(
    {
      method: 'get',
      path: '/widgets/:widgetId',
      tag: 'Public',
      auth: 'none',
      summary: 'Read what a widget shows; readable from pages of others, or of the domains that it is limited to',
      params: OfWidget,
      query: WidgetQuery,
      status: 200,
      answer: WidgetData,
      failures: ['widget_not_found', 'widget_domain_refused', 'token_invalid'],
    },
    (ctx, { params, query }) => servedFor(ctx.platform, params.widgetId, query, ctx.headers.get('origin') ?? undefined),
    (req, res, served) => sendWidget(req, res, served, req.query['preview'] !== undefined),
  ),
  route(
    {
      method: 'post',
      path: '/widgets/:widgetId/seen',
      tag: 'Public',
      auth: 'none',
      summary: 'Count a view of a widget; nothing else is kept',
      params: OfWidget,
      status: 204,
    },
    async (ctx, { params }) => countWidget(ctx.platform, params.widgetId, 'views'),
  ),
  route(
    {
      method: 'post',
      path: '/widgets/:widgetId/clicked',
      tag: 'Public',
      auth: 'none',
      summary: 'Count a click on a link of a widget; nothing else is kept',
      params: OfWidget,
      status: 204,
    },
    async (ctx, { params }) => countWidget(ctx.platform, params.widgetId, 'clicks'),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List widgets with views and clicks of the last 30 days, newest first',
      act: 'widgets.read',
      params: InCompany,
      status: 200,
      answer: WidgetList,
    },
    (ctx, { params }) => listWidgets(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: base,
      summary: 'Create a widget with the settings of its kind',
      act: 'widgets.write',
      params: InCompany,
      body: CreateWidget,
      repeatable: true,
      status: 201,
      answer: Widget,
      failures: ['too_many_widgets', 'idempotency_key_reused', ...CHANGE],
    },
    (ctx, { params, body }) => createWidget(ctx, params.companyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/:widgetId`,
      summary: 'Change a widget on all pages that embed it',
      act: 'widgets.write',
      params: OwnWidget,
      body: EditWidget,
      status: 200,
      answer: Widget,
      failures: ['widget_not_found', ...CHANGE],
    },
    (ctx, { params: { companyId, widgetId }, body }) => editWidget(ctx, companyId, widgetId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/:widgetId`,
      summary: 'Delete a widget; pages that embed it show its plain link',
      act: 'widgets.write',
      params: OwnWidget,
      status: 204,
      failures: ['widget_not_found', 'company_suspended'],
    },
    (ctx, { params }) => deleteWidget(ctx, params.companyId, params.widgetId),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${base}/:widgetId/previews`,
      summary: 'Sign settings of a widget for a preview before they are saved',
      act: 'widgets.read',
      params: OwnWidget,
      body: PreviewWidget,
      status: 200,
      answer: WidgetPreview,
      failures: ['widget_not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => previewWidget(ctx, params.companyId, params.widgetId, body.settings),
  ),
];
