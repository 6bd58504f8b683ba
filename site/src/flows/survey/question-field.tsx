import { useId } from 'react';
import { SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { SurveyAnswer, SurveyQuestion } from '@app/contracts/surveys';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, TextArea, cx } from '../../ui/index.ts';
import { ClearButton } from '../clear-button.tsx';
import { Counter } from '../review/fields/counter.tsx';
import { Choices } from './choices.tsx';
import { Points } from './points.tsx';
import type { ShownText, LocalizedText } from './localized-text.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface QuestionFieldProps {
  /** Id of the card, for links. */
  id: string;
  question: SurveyQuestion;
  words(words: LocalizedText | undefined): ShownText;
  answer: SurveyAnswer | undefined;
  /** `undefined` clears the answer. */
  onChange(answer: SurveyAnswer | undefined): void;
  error: string | undefined;
  /** Whether it is the one shown on phones. */
  isCurrent: boolean;
  /** Called when the question gets the focus. */
  onEnter(): void;
}

/** A question with the input for its kind. */
export function QuestionField({ id, isCurrent, onEnter, ...field }: QuestionFieldProps) {
  const { question, answer, onChange, words } = field;
  const { text, lang } = words(question.question);
  const isRadio = question.kind !== 'open' && question.kind !== 'multiple_choice';
  return (
    <Card
      className={cx(flow.card, styles.question, styles.asked)}
      id={id}
      data-current={isCurrent || undefined}
      onFocus={onEnter}
    >
      <Control {...field} />
      {isRadio && !question.required && answer !== undefined && (
        <ClearButton className={styles.clear} lang={lang} onClear={() => onChange(undefined)}>
          {text}
        </ClearButton>
      )}
    </Card>
  );
}

function Control({
  question,
  words,
  answer,
  onChange,
  error,
}: Omit<QuestionFieldProps, 'id' | 'isCurrent' | 'onEnter'>) {
  const { t } = useT('surveys');
  const counterId = useId();
  const { required, scale, choices } = question;
  const { text, lang } = words(question.question);
  const title = <span lang={lang}>{text}</span>;
  const legend = (
    <>
      {title} {required && <span className={flow.optional}>{t('form.required')}</span>}
    </>
  );
  const own = (word: string): ShownText => ({ text: word, lang: undefined });
  switch (question.kind) {
    case 'open': {
      const typed = typeof answer === 'string' ? answer : '';
      return (
        <div>
          <Field label={title} note={required ? t('form.required') : undefined} required={required} error={error}>
            <TextArea
              rows={4}
              className={styles.area}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
              aria-describedby={counterId}
            />
          </Field>
          <Counter id={counterId} text={typed} min={0} max={SURVEY_ANSWER_MAX} />
        </div>
      );
    }
    case 'closed':
      return (
        <Choices
          legend={legend}
          choices={[
            { id: 'yes', words: own(t('common:blocks.yes')) },
            { id: 'no', words: own(t('common:blocks.no')) },
          ]}
          chosen={typeof answer === 'boolean' ? [answer ? 'yes' : 'no'] : []}
          onChange={([chosen]) => onChange(chosen === 'yes')}
          required={required}
          error={error}
        />
      );
    case 'scored':
      return (
        <Points
          legend={legend}
          from={scale?.from ?? 1}
          to={scale?.to ?? 5}
          low={words(scale?.low)}
          high={words(scale?.high)}
          value={typeof answer === 'number' ? answer : null}
          onChange={onChange}
          required={required}
          error={error}
        />
      );
    default: {
      const several = question.kind === 'multiple_choice';
      return (
        <Choices
          legend={legend}
          hint={several ? t('form.several') : undefined}
          choices={choices.map((choice) => ({ id: choice.id, words: words(choice.words) }))}
          chosen={Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []}
          several={several}
          onChange={(chosen) => onChange(several ? (chosen.length > 0 ? chosen : undefined) : chosen[0])}
          required={required}
          error={error}
        />
      );
    }
  }
}
