import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import type { ButtonProps } from '../../ui/index.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import * as styles from './account.module.css';

/** Problem codes with a text under `account:problems.`; all others show "unexpected". */
const KNOWN = [
  'credentials_wrong',
  'email_unverified',
  'second_factor_wrong',
  'account_exists',
  'team_invite_foreign',
  'rate_limited',
  'validation_failed',
  'reset_link_expired',
  'network',
];

/** Heading of a form. */
export function FormHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead != null && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

/**
 * A form on a card. `method="post"` keeps passwords out of the address if the form is sent before scripts have loaded.
 */
export function AccountForm({ onSubmit, children }: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  return (
    <Card>
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Card>
  );
}

/**
 * Submit button, disabled until hydration: before it, the browser itself would send the form and lose what was typed.
 */
export function SendButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const ready = useHydrated();
  return <Button type="submit" block size="large" disabled={!ready} {...props} />;
}

/** Why the form was not sent. Takes the focus, so that it is read out. */
export function FailureAlert({ failure, children }: { failure: ApiProblem | null; children?: ReactNode }) {
  const { t } = useT('account');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) ref.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const key = KNOWN.includes(failure.code) ? failure.code : 'unexpected';
  return (
    <Alert tone="error" title={t('problems.title')} ref={ref} tabIndex={-1}>
      {t(`problems.${key}`)}
      {children}
    </Alert>
  );
}

/**
 * A link in a sentence.
 * @param aside opens in another tab, so that the form is not left
 */
export const linkTo = (href: string, aside?: 'aside') => (words: string) => (
  <a className={styles.quietLink} href={href} {...(aside && { target: '_blank', rel: 'noopener' })}>
    {words}
  </a>
);
