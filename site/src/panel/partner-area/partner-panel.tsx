import { useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Me } from '@app/contracts/accounts';
import { localePath, splitLocale } from '../../lib/addresses/links.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { EmptyState } from '../../ui/index.ts';
import { getMe } from '../company-scope.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { createQueryClient } from '../query-client.ts';
import { Clients } from './clients.tsx';
import { Earnings } from './earnings.tsx';
import { Home } from './home.tsx';
import { Materials } from './materials.tsx';
import { NewClient } from './new-client.tsx';
import { partnerApi } from './partner-api.ts';
import { PARTNER_PATHS, PartnerContext, PartnerLink } from './partner-context.tsx';
import type { PartnerPage } from './partner-context.tsx';
import { PartnerShell } from './partner-shell.tsx';
import { ProfileForm, ProfilePage } from './profile.tsx';

const PAGES = {
  home: Home,
  clients: Clients,
  newClient: NewClient,
  earnings: Earnings,
  materials: Materials,
  profile: ProfilePage,
} as const;

function pageAt(pathname: string): PartnerPage | null {
  const path = splitLocale(pathname)[1].replace(/\/+$/, '');
  const found = Object.entries(PARTNER_PATHS).find(([, own]) => own === path);
  return found ? (found[0] as PartnerPage) : null;
}

export interface PartnerPanelProps {
  /** Path of the address, with the locale. */
  path: string;
  origin: string;
  /** Navigates without a reload. Takes a localised path. */
  navigate(path: string): void;
  /** Navigates to another page of the site by a full load. */
  go(path: string): void;
}

/** `/partners/panel`: a partner's own place. */
export function PartnerPanel({ go, ...rest }: PartnerPanelProps) {
  const { locale } = useT('partners');
  const [client] = useState(() =>
    createQueryClient(() => {
      const next = encodeURIComponent(window.location.pathname);
      go(`${localePath(locale, '/partners/login')}?next=${next}`);
    }),
  );
  return (
    <QueryClientProvider client={client}>
      <SignedIn {...rest} />
    </QueryClientProvider>
  );
}

function SignedIn({ path, origin, navigate }: Omit<PartnerPanelProps, 'go'>) {
  const { locale } = useT('partners');
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => getMe(signal), staleTime: 60_000 });
  const home = useQuery({
    queryKey: ['partner'],
    queryFn: ({ signal }) => partnerApi.home(signal),
    enabled: me.data !== undefined,
    retry: false,
  });
  const failed = me.error ?? home.error;
  const { status } = failed ? failureOf(failed) : { status: 0 };
  // Signed out: the query client leads to the sign-in page.
  if (!me.data)
    return me.isError && status !== 401 ? (
      <Failed error={failed} onRetry={() => void me.refetch()} />
    ) : (
      <PanelSkeleton />
    );
  if (!home.data) {
    if (status === 404) return <Beginning me={me.data} />;
    return home.isError && status !== 401 ? (
      <Failed error={failed} onRetry={() => void home.refetch()} />
    ) : (
      <PanelSkeleton />
    );
  }
  const page = pageAt(path);
  const Page = page ? PAGES[page] : NotFound;
  const to = (target: string) => navigate(localePath(locale, target));
  return (
    <PartnerContext value={{ me: me.data, home: home.data, origin, navigate: to }}>
      <PartnerShell page={page} me={me.data}>
        <Page />
      </PartnerShell>
    </PartnerContext>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <main>
      <LoadFailed error={error} onRetry={onRetry} />
    </main>
  );
}

/** Somebody who is signed in and no partner yet. */
function Beginning({ me }: { me: Me }) {
  const { t } = useT('partners');
  return (
    <PartnerShell page={null} me={me}>
      <PageHead title={t('panel.welcome.title')} lead={t('panel.welcome.lead')} />
      <ProfileForm account={me.user.id} />
    </PartnerShell>
  );
}

function NotFound() {
  const { t } = useT('panel');
  return (
    <EmptyState
      as="h1"
      title={t('errors.notFound.title')}
      actions={<PartnerLink to={PARTNER_PATHS.home}>{t('partners:panel.nav.home')}</PartnerLink>}
    >
      {t('errors.notFound.text')}
    </EmptyState>
  );
}
