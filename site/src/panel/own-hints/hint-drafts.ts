import type { Locale } from '@app/contracts/common';
import { accountStore } from '../../lib/browser/account-store.ts';

/** What was typed by rating, one phrase a line. */
export type HintTexts = Record<string, string>;

const nameOf = (companyId: string, language: Locale): string => `panel:own-hints.${companyId}.${language}`;

/** What was typed in a language and not saved, if anything. */
export function readHintDraft(companyId: string, language: Locale): HintTexts | null {
  try {
    const text = accountStore()?.getItem(nameOf(companyId, language));
    return text ? (JSON.parse(text) as HintTexts) : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function storeHintDraft(companyId: string, language: Locale, texts: HintTexts | null): void {
  try {
    if (texts === null) accountStore()?.removeItem(nameOf(companyId, language));
    else accountStore()?.setItem(nameOf(companyId, language), JSON.stringify(texts));
  } catch {
    // Without storage it is kept as long as the page is open.
  }
}
