import type { Locale } from '@app/contracts/common';
import { SURVEY_QUESTION_KINDS } from '@app/contracts/surveys';
import type { SurveyQuestion, SurveyQuestionKind } from '@app/contracts/surveys';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Checkbox, Field, Icon, Select, TextInput } from '../../ui/index.ts';
import { newChoice, shapeOf } from './survey-draft.ts';
import * as styles from './surveys.module.css';

const CHOICES = { least: 2, most: 12 };
const SCALE_ENDS = [5, 7, 10];

export interface QuestionFieldsProps {
  question: SurveyQuestion;
  number: number;
  language: Locale;
  /** Error of a field of the question, by its path below it. */
  errorAt(path: string): string | undefined;
  onChange(question: SurveyQuestion): void;
  onRemove(): void;
}

/** One question with what its kind needs. */
export function QuestionFields({ question, number, language, errorAt, onChange, onRemove }: QuestionFieldsProps) {
  const { t } = useT('panel');
  const set = (part: Partial<SurveyQuestion>) => onChange({ ...question, ...part });
  const { choices, scale } = question;
  return (
    <Card as="fieldset" className={styles.question}>
      <legend className={styles.legend}>{t('surveys.questions.nth', { number })}</legend>
      <Field label={t('surveys.questions.words')} error={errorAt('question')}>
        <TextInput
          lang={language}
          maxLength={300}
          value={question.question[language] ?? ''}
          onChange={(event) => set({ question: { ...question.question, [language]: event.target.value } })}
        />
      </Field>
      <Field label={t('surveys.questions.kind')}>
        <Select
          value={question.kind}
          onChange={(event) => set(shapeOf(event.target.value as SurveyQuestionKind, choices))}
        >
          {SURVEY_QUESTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`surveys.questions.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {choices.map((choice, index) => (
        <div key={choice.id} className={styles.choice}>
          <Field label={t('surveys.questions.choice', { number: index + 1 })} error={errorAt(`choices.${index}.words`)}>
            <TextInput
              lang={language}
              maxLength={120}
              value={choice.words[language] ?? ''}
              onChange={(event) =>
                set({
                  choices: choices.map((one) =>
                    one.id === choice.id ? { ...one, words: { ...one.words, [language]: event.target.value } } : one,
                  ),
                })
              }
            />
          </Field>
          <Button
            variant="quiet"
            disabled={choices.length <= CHOICES.least}
            aria-label={t('surveys.questions.removeChoice', { number: index + 1 })}
            onClick={() => set({ choices: choices.filter(({ id }) => id !== choice.id) })}
          >
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      {choices.length > 0 && (
        <div>
          <Button
            variant="secondary"
            size="small"
            disabled={choices.length >= CHOICES.most}
            onClick={() => set({ choices: [...choices, newChoice(choices)] })}
          >
            {t('surveys.questions.addChoice')}
          </Button>
        </div>
      )}
      {scale && (
        <Field label={t('surveys.questions.scale')}>
          <Select value={scale.to} onChange={(event) => set({ scale: { ...scale, to: Number(event.target.value) } })}>
            {SCALE_ENDS.map((to) => (
              <option key={to} value={to}>
                {t('surveys.questions.scaleTo', { from: scale.from, to })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className={styles.actions}>
        <Checkbox
          label={t('surveys.questions.required')}
          checked={question.required}
          onChange={(event) => set({ required: event.target.checked })}
        />
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('surveys.questions.remove')}
        </Button>
      </div>
    </Card>
  );
}
