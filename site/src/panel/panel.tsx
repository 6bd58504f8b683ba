import { useMemo, useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { localePath, splitLocale } from '../lib/links.ts';
import { useT } from '../lib/i18n.ts';
import { EmptyState, LinkButton, Skeleton } from '../ui/index.ts';
import { failureOf } from '../features/forms/failure.ts';
import { ApiKeys } from './settings/api-keys.tsx';
import { InvitationSettings } from './settings/invitation-settings.tsx';
import { Website } from './settings/website.tsx';
import { ImportOrders } from './import/import-orders.tsx';
import { ProductFeatures } from './features/features.tsx';
import { Invitations } from './invitations/invitations.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { Overview } from './overview/overview.tsx';
import { companyApi, getMe } from './panel-api.ts';
import { Questions } from './questions/questions.tsx';
import { PanelContext } from './panel-context.tsx';
import { pageAt } from './paths.ts';
import type { PanelPage } from './paths.ts';
import { createQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';
import { chooseCompany, rememberCompany } from './company-choice.ts';
import * as styles from './panel.module.css';

const PAGES: Record<PanelPage, () => React.ReactNode> = {
  overview: Overview,
  invitations: Invitations,
  import: ImportOrders,
  questions: Questions,
  settingsInvitations: InvitationSettings,
  settingsFeatures: ProductFeatures,
  settingsWebsite: Website,
  settingsApiKeys: ApiKeys,
};

export interface PanelProps {
  /** Path and query of the address, with the locale. */
  path: string;
  search: string;
  /** Another page of the panel, without a reload. Takes a path with its locale. */
  navigate(path: string): void;
  /** Another page of the site, with a reload. */
  go(path: string): void;
}

/** The merchant's application. Everything below knows who is signed in and for which company. */
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
      <SignedIn path={path} search={search} navigate={navigate} />
    </QueryClientProvider>
  );
}

function SignedIn({ path, search, navigate }: Omit<PanelProps, 'go'>) {
  const { t, locale } = useT('panel');
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => getMe(signal), staleTime: 60_000 });
  const [chosen, setChosen] = useState<string | null>(null);
  const company = chooseCompany(me.data?.companies ?? [], chosen);
  const companyId = company?.id;
  const api = useMemo(() => (companyId ? companyApi(companyId, locale) : null), [companyId, locale]);

  if (me.isError && failureOf(me.error).status !== 401) {
    return (
      <div className={styles.alone}>
        <LoadFailed error={me.error} onRetry={() => void me.refetch()} />
      </div>
    );
  }
  if (!me.data) return <PanelSkeleton />;
  if (!company || !api) {
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

  const page = pageAt(splitLocale(path)[1]);
  const Page = page ? PAGES[page] : NotFound;
  const select = (id: string) => {
    rememberCompany(id);
    setChosen(id);
  };
  const value = { me: me.data, company, api, path, search, navigate: (to: string) => navigate(localePath(locale, to)) };
  return (
    <PanelContext value={value}>
      <Shell page={page} onCompany={select}>
        {/* Another company's page starts anew: nothing typed for one is saved for the other. */}
        <Page key={company.id} />
      </Shell>
    </PanelContext>
  );
}

/** While nothing is known yet; also what the built page shows. */
export function PanelSkeleton() {
  const { t } = useT('panel');
  return (
    <div className={styles.shell} aria-busy="true">
      <div className={styles.rail} />
      <main className={styles.main}>
        <p className={styles.srStatus} role="status">
          {t('loading')}
        </p>
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </main>
    </div>
  );
}
