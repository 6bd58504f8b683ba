import { profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { Message } from '../../ui/feedback/message.tsx';

export interface ClosedSurveyProps {
  company: { slug: string };
  title: string;
  text: string;
  /** Whether a change of sent answers came too late. */
  unchanged?: boolean;
}

/** Shown instead of a closed form. */
export function ClosedSurvey({ company, title, text, unchanged = false }: ClosedSurveyProps) {
  const { t, locale } = useT('invitation');
  return (
    <Message
      replaces
      icon="clock"
      title={title}
      actions={
        <LinkButton variant="secondary" href={profilePath(locale, company.slug)}>
          {t('closed.reviews')}
        </LinkButton>
      }
    >
      <p>{text}</p>
      {unchanged && <p>{t('closed.unchanged')}</p>}
    </Message>
  );
}
