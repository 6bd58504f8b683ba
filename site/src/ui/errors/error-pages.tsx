import type { ReactNode } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { Container } from '../layout.tsx';
import { EmptyState } from '../feedback/alert.tsx';
import { LinkButton } from '../controls/button.tsx';
import type { IconName } from '../icons/icon.tsx';
import { formatDate } from '../../lib/texts/format.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { RetryLink } from './retry-link.tsx';
import * as styles from './error-pages.module.css';

/** A page with a message and links. */
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
  return <Missing title={t('missing.title')} text={t('missing.text')} />;
}

export function ProductMissing() {
  const { t } = useT('product');
  return <Missing title={t('missing.title')} text={t('missing.text')} />;
}

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage
      icon="search"
      title={title}
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

/** Says that the company hides its reviews, and since when. */
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
          <RetryLink />
          <HomeLink quiet />
        </>
      }
    />
  );
}
