import { useState } from 'react';
import { NPS_MAX } from '@app/contracts/surveys';
import { useReplaceSearch } from '../../lib/addresses/page-address.tsx';

/** The score chosen in the mail, or null if the address has no valid one. */
export function scoreFromLink(search: string): number | null {
  const score = new URLSearchParams(search).get('score') ?? '';
  return /^\d{1,2}$/.test(score) && Number(score) <= NPS_MAX ? Number(score) : null;
}

/** The score chosen in the mail, until another choice here or sending replaces it. */
export interface LinkScore {
  score: number | null;
  /** Discards the score and removes it from the address. */
  spend(): void;
}

/** @param first score in the followed link */
export function useLinkScore(first: number | null): LinkScore {
  const [score, setScore] = useState(first);
  const replaceSearch = useReplaceSearch();
  const spend = () => {
    if (score === null) return;
    setScore(null);
    const rest = new URLSearchParams(location.search);
    rest.delete('score');
    replaceSearch(rest.size === 0 ? '' : `?${rest}`);
  };
  return { score, spend };
}
