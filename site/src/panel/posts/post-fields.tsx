import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import {
  REVIEW_PICTURE_LAYOUTS,
  REVIEW_PICTURE_SCHEMES,
  REVIEW_PICTURE_SIZES,
  REVIEW_PICTURE_SIZE_NAMES,
} from '../../lib/sharing/review-pictures.ts';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, Select } from '../../ui/index.ts';
import { Choice, Choices } from '../../ui/controls/choices.tsx';
import { AccentField } from '../widgets/accent-field.tsx';
import type { PostChoice } from './post-choice.ts';
import * as styles from './posts.module.css';

interface PostFieldsProps {
  review: CompanyReviewDetail;
  choice: PostChoice & { language: Locale };
  onChange(change: Partial<PostChoice>): void;
}

/** Language, layout, size and colours; grade, author, origin and date are always there. */
export function PostFields({ review, choice, onChange }: PostFieldsProps) {
  const { t, locale } = useT('panel');
  const languages = LOCALES.map((one) => [one, languageName(locale, one)] as const).toSorted(([, a], [, b]) =>
    a.localeCompare(b, locale),
  );
  return (
    <Card as="section" className={styles.form} aria-labelledby="posts-look">
      <h2 id="posts-look" className={styles.title}>
        {t('posts.look')}
      </h2>
      <Field label={t('posts.language')} hint={t('posts.languageHint')}>
        <Select value={choice.language} onChange={({ target }) => onChange({ language: target.value as Locale })}>
          {languages.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {choice.language !== review.language && (
        <Choices legend={t('posts.words')} row>
          {([false, true] as const).map((translated) => (
            <Choice
              key={String(translated)}
              name="posts-words"
              checked={choice.translated === translated}
              onChange={() => onChange({ translated })}
            >
              {translated
                ? t('posts.translation')
                : t('posts.original', { language: languageName(locale, review.language) })}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices legend={t('posts.layout')}>
        {REVIEW_PICTURE_LAYOUTS.map((layout) => (
          <Choice
            key={layout}
            name="posts-layout"
            checked={choice.layout === layout}
            onChange={() => onChange({ layout })}
          >
            {t(`posts.layouts.${layout}`)}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t('posts.size')}>
        {REVIEW_PICTURE_SIZE_NAMES.map((size) => (
          <Choice key={size} name="posts-size" checked={choice.size === size} onChange={() => onChange({ size })}>
            <span>
              {t(`posts.sizes.${size}`)}
              <span className={styles.pixels}>
                {REVIEW_PICTURE_SIZES[size].width} × {REVIEW_PICTURE_SIZES[size].height}
              </span>
            </span>
          </Choice>
        ))}
      </Choices>
      <Choices legend={t('widgets.scheme')} row>
        {REVIEW_PICTURE_SCHEMES.map((scheme) => (
          <Choice
            key={scheme}
            name="posts-scheme"
            checked={choice.scheme === scheme}
            onChange={() => onChange({ scheme })}
          >
            {t(`widgets.schemes.${scheme}`)}
          </Choice>
        ))}
      </Choices>
      <AccentField accent={choice.accent} onChange={(accent) => onChange({ accent })} />
    </Card>
  );
}
