import type { EditReviewView, ReviewView, ReviewViewList } from '@app/contracts/company-reviews/saved-views';
import { api } from '../../../lib/api/api.ts';
import type { CompanyScope } from '../../company-scope.ts';

/** Saved views of the list of reviews, of the signed-in member. */
export const viewsApi = ({ base, locale }: CompanyScope) => ({
  views: (signal?: AbortSignal) => api.get<ReviewViewList>(`${base}/review-views`, { signal, locale }),
  createView: (body: EditReviewView) => api.post<ReviewView>(`${base}/review-views`, { body, locale }),
  saveView: (id: string, body: EditReviewView) => api.put<ReviewView>(`${base}/review-views/${id}`, { body, locale }),
  deleteView: (id: string) => api.delete(`${base}/review-views/${id}`, { locale }),
});
