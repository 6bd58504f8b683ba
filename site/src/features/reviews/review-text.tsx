import { Fragment, useState } from 'react';
import type { ReviewCard, ReviewTranslation } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { api, ApiProblem } from '../../lib/api/api.ts';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { isInOtherScript } from '../../lib/texts/scripts.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import * as styles from './review-text.module.css';

type State = { kind: 'original' | 'loading' | 'shown' } | { kind: 'failed'; words: string };

/** Review text with a translation on request. */
export function ReviewText({
  review,
  translations,
}: {
  review: Pick<ReviewCard, 'id' | 'body' | 'language' | 'erased' | 'found'>;
  translations: boolean;
}) {
  const { t, locale } = useT('reviews');
  const hydrated = useHydrated();
  const [translation, setTranslation] = useState<ReviewTranslation>();
  const [state, setState] = useState<State>({ kind: 'original' });
  if (review.erased) return <p className={styles.gone}>{t('card.erased')}</p>;

  const translate = async (): Promise<void> => {
    if (translation) return setState({ kind: 'shown' });
    setState({ kind: 'loading' });
    try {
      setTranslation(await api.get<ReviewTranslation>(`/reviews/${review.id}/translations/${locale}`, { locale }));
      setState({ kind: 'shown' });
    } catch (error) {
      setState({ kind: 'failed', words: (error instanceof ApiProblem && error.detail) || t('translation.failed') });
    }
  };

  const translated = state.kind === 'shown' ? translation : undefined;
  return (
    <>
      <p className={styles.body} dir="auto" lang={translated ? htmlLang(translated.language) : languageTag(review)}>
        {translated ? translated.body : <Marked text={review.body} ranges={review.found ?? []} />}
      </p>
      {translations && review.language !== locale && (
        <p className={styles.translation}>
          <button
            type="button"
            className={cx(styles.translate, !hydrated && styles.unready)}
            onClick={() => (translated ? setState({ kind: 'original' }) : void translate())}
          >
            {state.kind === 'loading' ? <Spinner size={16} /> : <Icon name="globe" size={16} />}
            {translated ? t('translation.original') : t('translation.show')}
          </button>
          <span aria-live="polite">
            {translated &&
              t('translation.by', {
                language: languageName(locale, review.language),
                provider: translated.provider,
              })}
          </span>
          {state.kind === 'failed' && <span role="alert">{state.words}</span>}
        </p>
      )}
    </>
  );
}

/** BCP 47 has a tag for what is not known: a wrong one would be read out with a wrong voice. */
const languageTag = ({ body, language }: Pick<ReviewCard, 'body' | 'language'>): string =>
  isInOtherScript(body, language) ? 'und' : htmlLang(language);

/** A text in which the words of a search are marked. */
function Marked({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.match}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
