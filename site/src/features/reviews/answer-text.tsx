import type { CompanyAnswer } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';

interface AnswerTextProps {
  answer: Pick<CompanyAnswer, 'body' | 'language'>;
  className?: string;
}

/** What a company answers, marked with its language: it is seldom that of the page for every reader. */
export const AnswerText = ({ answer: { body, language }, className }: AnswerTextProps) => (
  <p className={className} lang={language ? htmlLang(language) : undefined}>
    {body}
  </p>
);
