import type { Ref } from 'react';
import type { SurveyForm } from '@app/contracts/surveys';
import { useLocalizedText } from './localized-text.ts';
import * as flow from '../flow.module.css';

/** Company, title and introduction of a survey. */
export function SurveyIntro({
  form: { company, title, intro, defaultLanguage },
  heading,
}: {
  form: Pick<SurveyForm, 'company' | 'title' | 'intro' | 'defaultLanguage'>;
  heading: Ref<HTMLHeadingElement>;
}) {
  const words = useLocalizedText(defaultLanguage);
  const [name, lead] = [words(title), words(intro)];
  return (
    <>
      <div>
        <p className={flow.kicker}>{company.name}</p>
        <h1 className={flow.title} ref={heading} tabIndex={-1} lang={name.lang}>
          {name.text}
        </h1>
      </div>
      {lead.text && (
        <p className={flow.words} lang={lead.lang}>
          {lead.text}
        </p>
      )}
    </>
  );
}
