import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { Message } from '../../features/forms/message.tsx';

export interface NotOpenProps {
  company: { slug: string };
  title: string;
  text: string;
  /** A change of what was sent before has come too late. */
  unchanged?: boolean;
}

/** Instead of a form that takes no answers. */
export function NotOpen({ company, title, text, unchanged = false }: NotOpenProps) {
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
