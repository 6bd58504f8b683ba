import { useCallback, useEffect, useMemo } from 'react';
import type { Locale } from '@app/locales/manifest.ts';
import { localePath } from '../../lib/addresses/links.ts';
import type { PreviewOfPage } from '../../lib/content/preview.ts';
import { TextMarks } from '../../lib/texts/text-marks.ts';
import { EmptyState } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { followSaves } from './follow-saves.ts';
import { keepTextMode } from './keep-text-mode.ts';
import { StaffBar } from './staff-bar.tsx';

interface PreviewProps {
  preview: PreviewOfPage;
  locale: Locale;
}

/** Bar of a preview; the page reloads after saves in the CMS beside it. */
export function PreviewBar({ preview, locale }: PreviewProps) {
  const { words, state, left, keys, pageId, path } = preview;
  const table = useMemo(() => new TextMarks(keys), [keys]);
  const marks = useCallback(() => table, [table]);
  // Links of a published preview lead on to previews of other pages; a draft has none.
  useEffect(() => (state === 'published' ? keepTextMode() : undefined), [state]);
  useEffect(() => followSaves(() => location.reload()), []);

  return (
    <StaffBar
      words={words}
      locale={locale}
      marks={marks}
      title={state === 'draft' ? words.draft : words.published}
      note={left > 0 ? words.left.replace('{{count}}', String(left)) : undefined}
    >
      {state === 'draft' && pageId && <a href={`/admin/collections/pages/${pageId}?locale=${locale}`}>{words.edit}</a>}
      <a href={localePath(locale, path)} target="_self">
        {words.leave}
      </a>
    </StaffBar>
  );
}

/** Shown where the preview link is invalid or has expired. */
export function PreviewClosed({ preview: { state, words, pageId }, locale }: PreviewProps) {
  const title = {
    preview_wrong: words.wrongTitle,
    preview_expired: words.expiredTitle,
    preview_gone: words.goneTitle,
  }[state as 'preview_wrong'];
  const again = state === 'preview_expired' && pageId;
  return (
    <Container width="narrow">
      <div lang={words.language}>
        <EmptyState
          as="h1"
          icon="clock"
          title={title}
          actions={
            <>
              {again && (
                <LinkButton href={`/cms-api/preview?${new URLSearchParams({ page: pageId, locale })}`}>
                  {words.again}
                </LinkButton>
              )}{' '}
              <LinkButton variant={again ? 'secondary' : 'primary'} href="/admin">
                {words.admin}
              </LinkButton>
            </>
          }
        >
          {state === 'preview_gone' ? null : words.closedText}
        </EmptyState>
      </div>
    </Container>
  );
}
