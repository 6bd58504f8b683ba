import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import type { ButtonProps } from '../../ui/index.ts';
import type { IssueWords } from '../forms/contract-resolver.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import * as styles from './account.module.css';

/** Problems that have words of their own under `account:problems.`; all others are "unexpected". */
const KNOWN = [
  'credentials_wrong',
  'email_unverified',
  'rate_limited',
  'validation_failed',
  'reset_link_expired',
  'network',
];

/** Words for a wrong field of a form of these pages or of the panel. */
export function useIssueWords(): IssueWords {
  const { t } = useT('account');
  return ({ key, params }) => t(`validation.${key}`, params);
}

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
 * A form on a card. `method="post"`: should it be sent before the scripts are there, no password gets into an address.
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

/** Sends the form. Before somebody listens the browser would send it itself, to nobody, and all of it would be gone. */
export function SendButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const ready = useHydrated();
  return <Button type="submit" block size="large" disabled={!ready} {...props} />;
}

/** Why the form did not go through. Takes the focus, so that nobody has to look for it. */
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
 * @param aside opens in another tab, where a form would be left for it
 */
export const linkTo = (href: string, aside?: 'aside') => (words: string) => (
  <a className={styles.quietLink} href={href} {...(aside && { target: '_blank', rel: 'noopener' })}>
    {words}
  </a>
);
