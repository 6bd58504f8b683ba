import { createRoot, type Root } from 'react-dom/client';
import type { i18n as I18n } from 'i18next';
import { BASE_LOCALE, isLocale, type Locale } from '@app/locales/manifest.ts';
import type { PreviewWords } from '../../../../cms/src/export/types.ts';
import { splitLocale } from '../../lib/addresses/links.ts';
import { TextMarks } from '../../lib/texts/text-marks.ts';
import { keepTextMode } from './keep-text-mode.ts';
import { StaffBar } from './staff-bar.tsx';

interface TextModeOptions {
  /** i18next instance of the current page. */
  i18n: I18n;
  /** Whether the page is from the CMS: its texts are not i18next's. */
  ofCms: boolean;
  /** Navigates; replaced in tests. */
  go?: (address: string) => void;
}

const marks = new TextMarks();
let bar: Root | undefined;

/**
 * Marks the page's texts for translators. CMS pages are shown as a preview instead, marked by the server. Does nothing
 * unless a member of staff is signed in.
 */
export async function startTextMode({
  i18n,
  ofCms,
  go = (to) => location.replace(to),
}: TextModeOptions): Promise<void> {
  const answer = await fetch('/cms-api/in-context', { headers: { Accept: 'application/json' } }).catch(() => null);
  if (!answer?.ok) return;
  const locale = isLocale(i18n.language) ? i18n.language : BASE_LOCALE;
  if (ofCms) {
    const path = splitLocale(decodeURI(location.pathname))[1];
    return go(`/cms-api/preview?${new URLSearchParams({ path, locale, version: 'published' })}`);
  }
  markTexts(i18n, locale);
  const { words } = (await answer.json()) as { words: PreviewWords };
  if (!bar) keepTextMode();
  bar ??= createRoot(frame());
  bar.render(
    <StaffBar words={words} locale={locale} title={words.textsOn} marks={marksNow}>
      <button type="button" onClick={leave}>
        {words.close}
      </button>
    </StaffBar>,
  );
}

/** Without a box of its own, so that the bar is sticky for the length of the page. */
function frame(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.display = 'contents';
  return element;
}

const marksNow = () => marks;

function markTexts(i18n: I18n, locale: Locale): void {
  for (const [namespace, messages] of Object.entries(i18n.store.data[locale] ?? {})) {
    const marked = marks.markAll(namespace, messages as Parameters<TextMarks['markAll']>[1]);
    i18n.addResourceBundle(locale, namespace, marked, false, true);
  }
  // Makes components look up their texts again.
  i18n.emit('languageChanged');
}

function leave(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  location.reload();
}
