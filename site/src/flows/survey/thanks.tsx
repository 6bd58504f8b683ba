import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { Message } from '../../features/forms/message.tsx';
import type { ShownWords } from './words.ts';
import * as flow from '../flow.module.css';

export interface ThanksProps {
  company: { slug: string; name: string };
  /** The company's own words; an empty text where it has none. */
  thanks: ShownWords;
  /** Ours instead. */
  ours: string;
  /** Back to the form; missing where nothing can be changed any more. */
  change?: { words: string; note: string; onPress(): void } | undefined;
}

/** After answers have been sent, and whenever their link is opened again. */
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
