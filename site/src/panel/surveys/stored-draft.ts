import type { WriteSurvey } from '@app/contracts/surveys';

const nameOf = (key: string): string => `panel:survey.${key}`;

/** What was typed and not saved, if anything. */
export function readDraft(key: string): WriteSurvey | null {
  try {
    const text = localStorage.getItem(nameOf(key));
    return text === null ? null : (JSON.parse(text) as WriteSurvey);
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: WriteSurvey): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Without storage it is kept as long as the page is open.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Nothing was stored either.
  }
}
