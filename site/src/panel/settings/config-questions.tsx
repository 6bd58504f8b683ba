import type { Locale } from '@app/contracts/common';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Checkbox, Field, Select, TextArea, TextInput } from '../../ui/index.ts';
import { emptyTexts } from './config-values.ts';
import type { ConfigValues } from './config-values.ts';
import * as styles from './settings.module.css';

const MAX_QUESTIONS = 5;
const KINDS = ['open', 'single', 'multiple'] as const;

type Choices = NonNullable<NonNullable<ConfigValues['questions']>[number]['choices']>;

/** Custom questions of the form, in one language. */
export function QuestionFields({ language }: { language: Locale }) {
  const { t } = useT('panel');
  const { control, register, watch, formState } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions', keyName: 'key' });
  const errors = formState.errors.questions;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('config.questions.title')}</legend>
      {fields.map((field, at) => {
        const kind = watch(`questions.${at}.kind`);
        const wrong = errors?.[at];
        return (
          <div
            key={field.key}
            className={styles.question}
            role="group"
            aria-label={t('config.questions.one', { number: at + 1 })}
          >
            <Field
              label={t('config.questions.text')}
              error={wrong?.question?.[language]?.message ?? wrong?.question?.message ?? wrong?.id?.message}
            >
              <TextInput {...register(`questions.${at}.question.${language}`)} />
            </Field>
            <Field label={t('config.questions.kind')} className={styles.choice}>
              <Select {...register(`questions.${at}.kind`)}>
                {KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`config.questions.kinds.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
            {kind !== 'open' && (
              <Field
                label={t('config.questions.choices')}
                hint={t('config.questions.choicesHint')}
                error={wrong?.choices?.message ?? wrong?.choices?.root?.message}
              >
                <Controller
                  control={control}
                  name={`questions.${at}.choices`}
                  render={({ field: { value = [], onChange, onBlur, ref } }) => (
                    <TextArea
                      ref={ref}
                      rows={4}
                      value={linesOf(value, language)}
                      onBlur={onBlur}
                      onChange={(event) => onChange(withLines(value, language, event.target.value))}
                    />
                  )}
                />
              </Field>
            )}
            <Checkbox label={t('config.questions.required')} {...register(`questions.${at}.required`)} />
            <div>
              <Button variant="quiet" onClick={() => remove(at)}>
                {t('config.questions.remove')}
              </Button>
            </div>
          </div>
        );
      })}
      {fields.length < MAX_QUESTIONS && (
        <div>
          <Button
            variant="secondary"
            onClick={() =>
              append({
                id: `q-${Date.now().toString(36)}`,
                kind: 'open',
                required: false,
                question: emptyTexts(),
                choices: [],
              })
            }
          >
            {t('config.questions.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** One choice per line. */
const linesOf = (choices: Choices, language: Locale): string =>
  choices.map((choice) => choice[language] ?? '').join('\n');

/** Updates the choices' labels in this language; lines match choices by position. */
function withLines(choices: Choices, language: Locale, text: string): Choices {
  const lines = text === '' ? [] : text.split('\n');
  const longest = Math.max(lines.length, choices.length);
  return Array.from({ length: longest }, (_, at) => {
    const { [language]: _old, ...others } = choices[at] ?? {};
    const line = lines[at];
    return line === undefined ? others : { ...others, [language]: line };
  }).filter((choice, at) => at < lines.length || Object.keys(choice).length > 0);
}
