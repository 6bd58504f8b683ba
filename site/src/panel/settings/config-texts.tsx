import { useState } from 'react';
import type { Locale } from '@app/contracts/common';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import { useFormContext } from 'react-hook-form';
import { LanguageOptions } from '../controls/options.tsx';
import { languageName } from '../../lib/texts/format.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, FieldError, LinkButton, Select, TextArea, TextInput } from '../../ui/index.ts';
import { QuestionFields } from './config-questions.tsx';
import type { ConfigValues } from './config-values.ts';
import * as styles from './settings.module.css';

/** Placeholders, shown literally in the hint. */
const PLACEHOLDERS = { name: '{{name}}', company: '{{company}}', link: '{{link}}' };

/** The company's texts of messages, questions and the thank-you page, one language at a time. */
export function TextFields({ configId }: { configId: string | null }) {
  const { t, locale } = useT('panel');
  const { watch, formState } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const language = chosen ?? watch('defaultLanguage');
  const sms = watch('channel') === 'sms';
  const elsewhere = Object.keys(formState.errors.texts ?? {}).filter((one) => one !== language);
  return (
    <>
      <h2 className={styles.part}>{t('config.words')}</h2>
      <Field label={t('config.wordsLanguage')} hint={t('config.wordsHint')} className={styles.choice}>
        <Select value={language} onChange={(event) => setChosen(event.target.value as Locale)}>
          <LanguageOptions />
        </Select>
      </Field>
      {elsewhere.length > 0 && (
        <FieldError>
          {t('config.wrongElsewhere', {
            languages: elsewhere.map((one) => languageName(locale, one as Locale)).join(', '),
          })}
        </FieldError>
      )}
      <MessageWords key={`message ${language}`} language={language} sms={sms} />
      <QuestionFields key={`questions ${language}`} language={language} />
      <ThankYouWords key={`thanks ${language}`} language={language} />
      {configId && (
        <LinkButton
          variant="secondary"
          href={localePath(language, `/panel/api/invitation_config/${configId}/thank_you_page/preview`)}
          target="_blank"
        >
          {t('config.thanks.preview')}
        </LinkButton>
      )}
    </>
  );
}

function MessageWords({ language, sms }: { language: Locale; sms: boolean }) {
  const { t } = useT('panel');
  const { register, formState } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const errors = formState.errors.texts?.[language];
  if (sms)
    return (
      <Field label={t('config.texts.sms')} hint={t('config.texts.smsHint', PLACEHOLDERS)} error={errors?.sms?.message}>
        <TextArea rows={3} {...register(`texts.${language}.sms`)} />
      </Field>
    );
  return (
    <>
      <Field
        label={t('config.texts.subject')}
        hint={t('config.texts.hint', PLACEHOLDERS)}
        error={errors?.subject?.message}
      >
        <TextInput {...register(`texts.${language}.subject`)} />
      </Field>
      <Field label={t('config.texts.heading')} error={errors?.heading?.message}>
        <TextInput {...register(`texts.${language}.heading`)} />
      </Field>
      <Field label={t('config.texts.body')} error={errors?.body?.message}>
        <TextArea rows={5} {...register(`texts.${language}.body`)} />
      </Field>
    </>
  );
}

function ThankYouWords({ language }: { language: Locale }) {
  const { t } = useT('panel');
  const { register, formState } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const errors = formState.errors.thankYou;
  const labels = errors?.button?.label;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('config.thanks.title')}</legend>
      <Field label={t('config.thanks.heading')} error={errors?.heading?.[language]?.message}>
        <TextInput {...register(`thankYou.heading.${language}`)} />
      </Field>
      <Field label={t('config.thanks.body')} error={errors?.body?.[language]?.message}>
        <TextArea rows={3} {...register(`thankYou.body.${language}`)} />
      </Field>
      <Field label={t('config.thanks.label')} error={labels?.[language]?.message}>
        <TextInput {...register(`thankYou.button.label.${language}`)} />
      </Field>
      <Field label={t('config.thanks.url')} hint={t('config.thanks.urlHint')} error={errors?.button?.url?.message}>
        <TextInput type="url" inputMode="url" {...register('thankYou.button.url')} />
      </Field>
    </fieldset>
  );
}
