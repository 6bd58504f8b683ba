import type { Elsewhere } from '@app/contracts/inviting/splitter';
import { formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { Message } from '../../ui/feedback/message.tsx';

interface ElsewhereChoiceProps {
  company: string;
  elsewhere: Elsewhere;
  /** Opens the form: its address, or what to do. */
  here: string | (() => void);
  /** `h2` on a page with its own title. */
  as?: 'h1' | 'h2';
}

/** What the splitter has drawn: the other site, why, and our own form. Nobody is redirected automatically. */
export function ElsewhereChoice({
  company,
  elsewhere: { name, url, host, share },
  here,
  as = 'h1',
}: ElsewhereChoiceProps) {
  const { t, locale } = useT('invitation');
  const words = t('elsewhere.here');
  return (
    <Message
      as={as}
      icon="send"
      title={t('elsewhere.title', { company })}
      actions={
        <>
          <LinkButton size="large" href={url} rel="noreferrer noopener nofollow">
            {t('elsewhere.go', { host })}
          </LinkButton>
          {typeof here === 'string' ? (
            <LinkButton size="large" variant="secondary" href={here}>
              {words}
            </LinkButton>
          ) : (
            <Button size="large" variant="secondary" onClick={here}>
              {words}
            </Button>
          )}
        </>
      }
    >
      <p>{t('elsewhere.text', { site: name, share: formatPercent(locale, share / 100) })}</p>
      <p>{t('elsewhere.note', { site: name })}</p>
    </Message>
  );
}
