import type {
  InviteToSurvey,
  InvitedToSurvey,
  Survey,
  SurveyPage,
  SurveyResponsePage,
  SurveyResults,
  SurveyStateChange,
  WriteSurvey,
} from '@app/contracts/surveys';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Surveys and net promoter surveys of a company. */
export const surveysApi = ({ base, locale }: CompanyScope) => {
  const one = (id: string) => `${base}/surveys/${encodeURIComponent(id)}`;
  return {
    surveys: (cursor: string | null, signal?: AbortSignal) =>
      api.get<SurveyPage>(`${base}/surveys`, { query: { cursor }, locale, signal }),
    survey: (id: string, signal?: AbortSignal) => api.get<Survey>(one(id), { locale, signal }),
    createSurvey: (body: WriteSurvey) => api.post<Survey>(`${base}/surveys`, { body, locale }),
    changeSurvey: (id: string, body: WriteSurvey) => api.put<Survey>(one(id), { body, locale }),
    deleteSurvey: (id: string) => api.delete(one(id), { locale }),
    setSurveyState: (id: string, body: SurveyStateChange) => api.put<Survey>(`${one(id)}/state`, { body, locale }),
    invite: (id: string, body: InviteToSurvey) => api.post<InvitedToSurvey>(`${one(id)}/invitations`, { body, locale }),
    surveyResults: (id: string, signal?: AbortSignal) =>
      api.get<SurveyResults>(`${one(id)}/results`, { locale, signal }),
    responses: (id: string, cursor: string | null) =>
      api.get<SurveyResponsePage>(`${one(id)}/responses`, { query: { cursor, limit: 50 }, locale }),
  };
};
