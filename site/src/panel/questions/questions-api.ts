import type { AnswerQuestion, CompanyQuestion, CompanyQuestionPage } from '@app/contracts/questions';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Questions about products. */
export const questionsApi = ({ base, locale }: CompanyScope) => ({
  questions: (query: { state: 'open' | 'answered' | null; cursor: string | null }, signal?: AbortSignal) =>
    api.get<CompanyQuestionPage>(`${base}/questions`, { query, signal, locale }),
  question: (id: string, signal?: AbortSignal) =>
    api.get<CompanyQuestion>(`${base}/questions/${id}`, { signal, locale }),
  answerQuestion: (id: string, body: AnswerQuestion) =>
    api.put<CompanyQuestion>(`${base}/questions/${id}/answer`, { body, locale }),
  deleteQuestionAnswer: (id: string) => api.delete(`${base}/questions/${id}/answer`, { locale }),
});
