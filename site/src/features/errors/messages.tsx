import type { ReactNode } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { Container } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { formatDate } from '../../lib/format.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { AgainLink } from './again-link.tsx';
import * as styles from './messages.module.css';

/** A page that has only a message and a way on. */
function MessagePage({
  icon,
  title,
  text,
  actions,
}: {
  icon: IconName;
  title: string;
  text?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <Container width="narrow" className={styles.message}>
      <EmptyState as="h1" icon={icon} title={title} actions={<div className={styles.actions}>{actions}</div>}>
        {text}
      </EmptyState>
    </Container>
  );
}

function HomeLink({ quiet }: { quiet?: boolean }) {
  const { t, locale } = useT('common');
  return (
    <LinkButton variant={quiet ? 'secondary' : 'primary'} href={localePath(locale, '/')}>
      {t('errors.goHome')}
    </LinkButton>
  );
}

function FindLink() {
  const { t, locale } = useT('common');
  return <LinkButton href={localePath(locale, '/find-company')}>{t('nav.findCompany')}</LinkButton>;
}

export function NotFound() {
  const { t } = useT('common');
  return (
    <MessagePage
      icon="search"
      title={t('errors.notFound.title')}
      text={t('errors.notFound.text')}
      actions={
        <>
          <FindLink />
          <HomeLink quiet />
        </>
      }
    />
  );
}

export function CompanyMissing() {
  const { t } = useT('profile');
  return <Missing text={t('missing.text')} />;
}

export function ProductMissing() {
  const { t } = useT('product');
  return <Missing text={t('missing.text')} />;
}

/** One title for both: the specification has it so. */
function Missing({ text }: { text: string }) {
  const { t } = useT('profile');
  return (
    <MessagePage
      icon="search"
      title={t('missing.title')}
      text={text}
      actions={
        <>
          <FindLink />
          <HomeLink quiet />
        </>
      }
    />
  );
}

export function AccountBlocked({ companyName }: { companyName: string }) {
  const { t } = useT('profile');
  return (
    <MessagePage
      icon="close"
      title={t('blocked.title', { companyName })}
      text={t('blocked.text')}
      actions={<HomeLink />}
    />
  );
}

type HidesReviews = Pick<CompanyProfile, 'name' | 'presentationOffSince' | 'timeZone'>;

/** Says in public what the company has done, and since when. */
export function PresentationHidden({ company: { name, presentationOffSince, timeZone } }: { company: HidesReviews }) {
  const { t, locale } = useT('profile');
  const since =
    presentationOffSince && t('hidden.since', { date: formatDate(locale, presentationOffSince, { timeZone }) });
  return (
    <MessagePage
      icon="info"
      title={t('hidden.title')}
      text={
        <>
          {since && <strong>{since} </strong>}
          {t('hidden.text', { company: name })}
        </>
      }
      actions={
        <>
          <FindLink />
          <HomeLink quiet />
        </>
      }
    />
  );
}

export function ServiceDown() {
  const { t } = useT('common');
  return (
    <MessagePage
      icon="clock"
      title={t('errors.unavailable.title')}
      text={t('errors.unavailable.text')}
      actions={
        <>
          <AgainLink />
          <HomeLink quiet />
        </>
      }
    />
  );
}
