import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { profileApi } from './profile-api.ts';
import { ProfileForm } from './profile-form.tsx';

/** Settings › Company profile: what the company says of itself, with a preview of its public page. */
export function ProfileSettings() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(profileApi);
  const profile = useQuery({
    queryKey: ['profile', company.id],
    queryFn: ({ signal }) => api.profile(signal),
    // What is being typed stands on what was loaded.
    staleTime: Infinity,
  });
  return (
    <>
      <PageHead title={t('profile.title')} lead={t('profile.lead')} />
      {profile.data ? (
        <>
          {profile.data.unlisted && (
            <Alert tone="info" title={t('website.unlisted')}>
              <PanelLink to={PANEL_PATHS.settingsWebsite}>{t('profile.toWebsite')}</PanelLink>
            </Alert>
          )}
          <ProfileForm key={company.id} profile={profile.data} />
        </>
      ) : profile.isError ? (
        <LoadFailed error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <Card aria-busy="true">
          <Skeleton />
          <Skeleton short />
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}
