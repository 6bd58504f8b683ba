import type { CompanyAnswer } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';

interface AnswerTextProps {
  answer: Pick<CompanyAnswer, 'body' | 'language'>;
  className?: string;
}

/** A company's answer, marked with its language, which often differs from the page's. */
export const AnswerText = ({ answer: { body, language }, className }: AnswerTextProps) => (
  <p className={className} dir="auto" lang={language ? htmlLang(language) : undefined}>
    {body}
  </p>
);
