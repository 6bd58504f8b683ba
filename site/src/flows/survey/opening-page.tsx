import { useEffect, useRef } from 'react';
import type { SurveyOpening } from '@app/contracts/surveys';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Icon } from '../../ui/index.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useLocalizedText } from './localized-text.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface OpeningPageProps {
  opening: SurveyOpening;
  onBegin(): Promise<void>;
}

/** Introduction of a survey, with a button to start. */
export function OpeningPage({ opening, onBegin }: OpeningPageProps) {
  const { t } = useT('surveys');
  const words = useLocalizedText(opening.defaultLanguage);
  const { busy, failure, submit } = useSubmit(onBegin);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const params = { company: opening.company.name };
  const [title, intro] = [words(opening.title), words(opening.intro)];
  return (
    <div className={flow.page}>
      <Card className={flow.card}>
        <div>
          <p className={flow.kicker}>{t('opening.from', params)}</p>
          <h1 className={flow.title} ref={heading} tabIndex={-1} lang={title.lang}>
            {title.text}
          </h1>
        </div>
        {intro.text && (
          <p className={flow.words} lang={intro.lang}>
            {intro.text}
          </p>
        )}
        <ul className={styles.facts}>
          <li>
            <Icon name="chat" size={20} />
            {t('opening.questions', { count: opening.questionCount })}
          </li>
          <li>
            <Icon name={opening.named ? 'user' : 'shield'} size={20} />
            {t(opening.named ? 'opening.named' : 'opening.anonymous', params)}
          </li>
        </ul>
        {failure && <Alert tone="error">{failure.detail ?? t('invitation:optOut.failed')}</Alert>}
        <Button variant="accent" size="large" busy={busy} onClick={() => void submit()}>
          {busy ? t('invitation:optOut.sending') : t(opening.formToken === null ? 'opening.begin' : 'opening.continue')}
        </Button>
      </Card>
    </div>
  );
}
