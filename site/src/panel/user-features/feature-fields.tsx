import type { Locale } from '@app/contracts/common';
import { CHOICE_NAME_MAX, MAX_CHOICES, MIN_CHOICES, USER_FEATURE_NAME_MAX } from '@app/contracts/company/user-features';
import { htmlLang } from '@app/locales/manifest.ts';
import type { OwnWords } from '../../lib/texts/own-words.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, Icon, TextInput } from '../../ui/index.ts';
import { newChoice } from './drafts.ts';
import type { FeatureDraft } from './drafts.ts';
import * as styles from './user-features.module.css';

export interface FeatureFieldsProps {
  /** From 1. */
  number: number;
  feature: FeatureDraft;
  language: Locale;
  /** The message at a path of the request, if any. */
  errorAt(path: string): string | undefined;
  onChange(feature: FeatureDraft): void;
  onRemove(): void;
}

/** The words with one language's replaced, or taken out if they are empty. */
function withWords(words: OwnWords, language: Locale, text: string): OwnWords {
  const { [language]: _, ...others } = words;
  return text === '' ? others : { ...others, [language]: text };
}

/** One thing that reviewers are asked about themselves, with its choices, in one language. */
export function FeatureFields({ number, feature, language, errorAt, onChange, onRemove }: FeatureFieldsProps) {
  const { t } = useT('panel');
  const path = `features.${number - 1}`;
  const { name, choices } = feature;
  const lang = htmlLang(language);
  return (
    <fieldset className={styles.feature}>
      <legend className={styles.legend}>{t('userFeatures.nth', { number })}</legend>
      <Field label={t('userFeatures.name')} error={errorAt(`${path}.name`)}>
        <TextInput
          lang={lang}
          value={name[language] ?? ''}
          maxLength={USER_FEATURE_NAME_MAX}
          placeholder={Object.values(name)[0] ?? t('userFeatures.nameExample')}
          onChange={(event) => onChange({ ...feature, name: withWords(name, language, event.target.value) })}
        />
      </Field>
      <div className={styles.choices}>
        {choices.map((choice, at) => (
          <div key={choice.key} className={styles.choice}>
            <Field label={t('userFeatures.choice', { number: at + 1 })} error={errorAt(`${path}.choices.${at}`)}>
              <TextInput
                lang={lang}
                value={choice.name[language] ?? ''}
                maxLength={CHOICE_NAME_MAX}
                placeholder={Object.values(choice.name)[0]}
                onChange={(event) => {
                  const renamed = { ...choice, name: withWords(choice.name, language, event.target.value) };
                  onChange({ ...feature, choices: choices.map((one) => (one.key === choice.key ? renamed : one)) });
                }}
              />
            </Field>
            {choices.length > MIN_CHOICES && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('userFeatures.removeChoice', { number: at + 1 })}
                onClick={() => onChange({ ...feature, choices: choices.filter(({ key }) => key !== choice.key) })}
              >
                <Icon name="close" size={16} />
              </Button>
            )}
          </div>
        ))}
      </div>
      <div className={styles.acts}>
        {choices.length < MAX_CHOICES && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange({ ...feature, choices: [...choices, newChoice()] })}
          >
            {t('userFeatures.addChoice')}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t('userFeatures.removeNth', { number })} onClick={onRemove}>
          {t('userFeatures.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
