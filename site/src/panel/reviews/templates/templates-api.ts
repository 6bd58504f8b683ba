import type {
  AnswerTemplate,
  AnswerTemplateList,
  EditAnswerTemplate,
} from '@app/contracts/company-reviews/answer-templates';
import { api } from '../../../lib/api/api.ts';
import type { CompanyScope } from '../../company-scope.ts';

/** Templates of answers, shared by the members of the company. */
export const templatesApi = ({ base, locale }: CompanyScope) => ({
  templates: (signal?: AbortSignal) => api.get<AnswerTemplateList>(`${base}/answer-templates`, { signal, locale }),
  createTemplate: (body: EditAnswerTemplate) => api.post<AnswerTemplate>(`${base}/answer-templates`, { body, locale }),
  saveTemplate: (id: string, body: EditAnswerTemplate) =>
    api.put<AnswerTemplate>(`${base}/answer-templates/${id}`, { body, locale }),
  deleteTemplate: (id: string) => api.delete(`${base}/answer-templates/${id}`, { locale }),
});
