import { useState } from 'react';
import { NPS_MAX } from '@app/contracts/surveys';
import { useReplaceSearch } from '../../lib/page.tsx';

/** The number that was pressed in the mail, or null when the address carries none that counts. */
export function scoreFromLink(search: string): number | null {
  const score = new URLSearchParams(search).get('score') ?? '';
  return /^\d{1,2}$/.test(score) && Number(score) <= NPS_MAX ? Number(score) : null;
}

/** The number that was pressed in the mail, until it is spent: by another choice here, or by sending. */
export interface LinkScore {
  score: number | null;
  /** It counts no more, nor when this address is opened again: it is gone from there too. */
  spend(): void;
}

/** @param first of the link that was followed */
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
