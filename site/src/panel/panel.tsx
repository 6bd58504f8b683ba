import { Suspense, useEffect, useMemo, useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { COMPANY_PARAM } from '@app/contracts/notifying/panel-links';
import { localePath, splitLocale } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import { EmptyState, LinkButton } from '../ui/index.ts';
import { failureOf } from '../lib/api/failure.ts';
import { useLive } from './live/use-live.ts';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { PAGES } from './pages.ts';
import { PanelContext } from './panel-context.tsx';
import { PageSkeleton, PanelSkeleton } from './panel-skeleton.tsx';
import type { NavigateOptions } from './panel-context.tsx';
import { pageAt } from './paths.ts';
import { createQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';
import { chooseCompany, rememberCompany } from './company-choice.ts';
import { companyScope, getMe } from './company-scope.ts';
import * as styles from './panel.module.css';

export interface PanelProps {
  /** Path and query of the address, with the locale. */
  path: string;
  search: string;
  /** Navigates within the panel without a reload. Takes a localised path. */
  navigate(path: string, options?: NavigateOptions): void;
  /** Navigates to another page of the site by a full load. */
  go(path: string): void;
}

/** The merchant panel. Provides the signed-in user and the company to everything below. */
export function Panel({ path, search, navigate, go }: PanelProps) {
  const { locale } = useT('panel');
  const [client] = useState(() =>
    createQueryClient(() => {
      const next = window.location.pathname + window.location.search;
      go(`${localePath(locale, '/login')}?next=${encodeURIComponent(next)}`);
    }),
  );
  return (
    <QueryClientProvider client={client}>
      <SignedIn path={path} search={search} navigate={navigate} go={go} />
    </QueryClientProvider>
  );
}

function SignedIn({ path, search, navigate, go }: PanelProps) {
  const { t, locale } = useT('panel');
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => getMe(signal), staleTime: 60_000 });
  const [chosen, setChosen] = useState<string | null>(null);
  // A link of a mail names its company. The address is shown without it, because the company can be changed on the page.
  const query = new URLSearchParams(search);
  const linked = query.get(COMPANY_PARAM);
  query.delete(COMPANY_PARAM);
  const rest = query.size > 0 ? `?${query}` : '';
  const isMember = me.data?.companies.some(({ id }) => id === linked) ?? false;
  const company = chooseCompany(me.data?.companies ?? [], linked ?? chosen);
  if (linked && isMember && chosen !== linked) setChosen(linked);
  useEffect(() => {
    if (!linked || !isMember) return;
    rememberCompany(linked);
    navigate(path + rest, { replace: true });
  }, [linked, isMember, navigate, path, rest]);
  const companyId = company?.id;
  const isPartnerOnly = me.data !== undefined && !company && me.data.user.partner;
  useEffect(() => {
    if (isPartnerOnly) go(localePath(locale, '/partners/panel'));
  }, [isPartnerOnly, go, locale]);
  useLive(companyId);
  const scope = useMemo(() => (companyId ? companyScope(companyId, locale) : null), [companyId, locale]);

  if (me.isError && failureOf(me.error).status !== 401) {
    return (
      <div className={styles.alone}>
        <LoadFailed error={me.error} onRetry={() => void me.refetch()} />
      </div>
    );
  }
  if (!me.data || isPartnerOnly) return <PanelSkeleton />;
  if (!company || !scope) {
    return (
      <div className={styles.alone}>
        <EmptyState
          as="h1"
          icon="window"
          title={t('errors.noCompany.title')}
          actions={<LinkButton href={localePath(locale, '/register')}>{t('errors.noCompany.register')}</LinkButton>}
        >
          {t('errors.noCompany.text')}
        </EmptyState>
      </div>
    );
  }

  if (linked && !isMember) return <OtherCompany email={me.data.user.email} own={company.name} />;

  const page = pageAt(splitLocale(path)[1]);
  const Page = page ? PAGES[page] : NotFound;
  const select = (id: string) => {
    rememberCompany(id);
    setChosen(id);
  };
  const value = {
    me: me.data,
    company,
    scope,
    path,
    search: rest,
    navigate: (to: string, options?: NavigateOptions) => navigate(localePath(locale, to), options),
  };
  return (
    <PanelContext value={value}>
      <Shell page={page} onCompany={select}>
        {/* Remounts for another company, so that input for one is never saved for another. */}
        <Suspense fallback={<PageSkeleton />}>
          <Page key={company.id} />
        </Suspense>
      </Shell>
    </PanelContext>
  );
}

/** A link to a company that the signed-in user is not a member of. */
function OtherCompany({ email, own }: { email: string; own: string }) {
  const { t, locale } = useT('panel');
  return (
    <div className={styles.alone}>
      <EmptyState
        as="h1"
        icon="window"
        title={t('errors.otherCompany.title')}
        actions={
          <>
            <LinkButton href={localePath(locale, '/panel')}>
              {t('errors.otherCompany.open', { company: own })}
            </LinkButton>
            <LinkButton variant="secondary" href={localePath(locale, '/panel/logout')}>
              {t('nav.signOut')}
            </LinkButton>
          </>
        }
      >
        {t('errors.otherCompany.text', { email })}
      </EmptyState>
    </div>
  );
}
