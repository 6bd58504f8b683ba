import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import * as styles from '../settings/settings.module.css';

export const ACCOUNT_QUERY = ['account'];

/** My account: name, language, address, password, two-step sign-in, signed-in devices, and its end. */
export function AccountPage() {
  const { t } = useT('panel');
  const api = useApi(accountSettingsApi);
  const client = useQueryClient();
  const account = useQuery({ queryKey: ACCOUNT_QUERY, queryFn: ({ signal }) => api.account(signal) });
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['me'] });
    void client.invalidateQueries({ queryKey: ACCOUNT_QUERY });
    void client.invalidateQueries({ queryKey: ['account-sessions'] });
  };
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.lead')} />
      <div className={styles.stack}>
        {account.data ? (
          <>
            <PersonForm account={account.data} onSaved={refresh} />
            <EmailForm account={account.data} onSaved={refresh} />
            <PasswordForm onSaved={refresh} />
            <SecondFactor account={account.data} onChanged={refresh} />
            <Sessions />
            <DeleteAccount />
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        )}
      </div>
    </>
  );
}
