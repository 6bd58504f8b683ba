import { profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { Message } from '../../ui/feedback/message.tsx';
import type { ShownText } from './localized-text.ts';
import * as flow from '../flow.module.css';

export interface ThanksProps {
  company: { slug: string; name: string };
  /** The company's text; empty for none. */
  thanks: ShownText;
  /** Default text. */
  ours: string;
  /** Returns to the form; missing if answers can no longer be changed. */
  change?: { words: string; note: string; onPress(): void } | undefined;
}

/** Shown after sending, and whenever the link is opened again. */
export function Thanks({ company, thanks, ours, change }: ThanksProps) {
  const { t, locale } = useT('invitation');
  return (
    <Message
      replaces
      icon="check"
      tone="success"
      title={t('thankYou.title')}
      actions={
        <>
          {change && (
            <Button variant="secondary" onClick={change.onPress}>
              {change.words}
            </Button>
          )}
          <LinkButton variant="quiet" href={profilePath(locale, company.slug)}>
            {t('closed.reviews')}
          </LinkButton>
        </>
      }
    >
      <p className={flow.words} lang={thanks.lang}>
        {thanks.text || ours}
      </p>
      {change && <p className={flow.note}>{change.note}</p>}
    </Message>
  );
}
