import type { Locale } from '@app/contracts/common';
import type { HintsOfLanguage, OwnHints } from '@app/contracts/company-reviews/own-hints';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Phrases that a company offers in its review forms. */
export const ownHintsApi = ({ base, locale }: CompanyScope) => ({
  hints: (language: Locale, signal?: AbortSignal) =>
    api.get<HintsOfLanguage>(`${base}/own-hints/${language}`, { locale, signal }),
  saveHints: (language: Locale, body: OwnHints) =>
    api.put<HintsOfLanguage>(`${base}/own-hints/${language}`, { body, locale }),
});
