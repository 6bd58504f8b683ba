import type {
  CreateWidget,
  EditWidget,
  Widget,
  WidgetList,
  WidgetPreview,
  WidgetSettings,
} from '@app/contracts/widgets/widgets';
import type { SurveyPage } from '@app/contracts/surveys';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** What the company embeds in pages of its own. */
export const widgetsApi = ({ base, locale }: CompanyScope) => ({
  widgets: (signal?: AbortSignal) => api.get<WidgetList>(`${base}/widgets`, { signal, locale }),
  create: (body: CreateWidget, idempotencyKey: string) =>
    api.post<Widget>(`${base}/widgets`, { body, idempotencyKey, locale }),
  save: (id: string, body: EditWidget) => api.put<Widget>(`${base}/widgets/${id}`, { body, locale }),
  remove: (id: string) => api.delete(`${base}/widgets/${id}`, { locale }),
  preview: (id: string, settings: WidgetSettings, signal?: AbortSignal) =>
    api.post<WidgetPreview>(`${base}/widgets/${id}/previews`, { body: { settings }, signal, locale }),
  surveys: (signal?: AbortSignal) => api.get<SurveyPage>(`${base}/surveys?limit=50`, { signal, locale }),
});
