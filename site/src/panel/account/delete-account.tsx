import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DeleteAccount as Proof } from '@app/contracts/accounts';
import { COMPANY_PARAM } from '@app/contracts/notifying/panel-links';
import type { AccountDeletion } from '@app/contracts/partners/account-deletion';
import { localePath } from '../../lib/addresses/links.ts';
import { api } from '../../lib/api/api.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { formatMoney } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { FactorProof } from './factor-proof.tsx';
import * as styles from '../settings/settings.module.css';

/** Deleting the account: what stands in its way, or what it ends, and the proof that it is wanted. */
export function DeleteAccount() {
  const { t } = useT('panel');
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" className={styles.form} aria-labelledby="delete-account">
      <h2 id="delete-account" className={styles.legend}>
        {t('account.deletion.title')}
      </h2>
      <p>{t('account.deletion.lead')}</p>
      {asking ? (
        <Asked onCancel={() => setAsking(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('account.deletion.start')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Asked({ onCancel }: { onCancel(): void }) {
  const { t, locale } = useT('panel');
  const deletion = useQuery({
    queryKey: ['account-deletion'],
    queryFn: ({ signal }) => api.get<AccountDeletion>('/me/deletion', { signal }),
    // A user who returns from handing a company over sees the current answer.
    staleTime: 0,
  });
  const { busy, failure, submit } = useSubmit(async (body: Proof) => {
    await api.post('/me/deletion', { body, locale });
    window.location.assign(localePath(locale, '/'));
  });
  if (deletion.isError) return <LoadFailed error={deletion.error} onRetry={() => void deletion.refetch()} />;
  if (!deletion.data) return <Skeleton shape="block" />;
  const { owned, secondFactor } = deletion.data;
  if (owned.length > 0)
    return (
      <>
        <Alert tone="warning">{t('account.deletion.owned')}</Alert>
        <ul className={styles.items}>
          {owned.map(({ id, name }) => (
            <li key={id}>
              <a href={`${localePath(locale, '/panel/team')}?${COMPANY_PARAM}=${id}`}>
                {t('account.deletion.handOver', { company: name })}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <Consequences deletion={deletion.data} />
      <FactorProof
        withCode={secondFactor}
        busy={busy}
        failure={failure}
        danger
        next={t('account.deletion.yes')}
        cancel={t('account.deletion.cancel')}
        onSubmit={(password, code) => void submit({ password, ...(secondFactor && { code }) })}
        onCancel={onCancel}
      />
    </>
  );
}

/** What else ends with the account, and what is kept. */
function Consequences({ deletion: { left, partner } }: { deletion: AccountDeletion }) {
  const { t, locale } = useT('panel');
  const amounts = partner?.comes.map(({ amount, currency }) => formatMoney(locale, amount, currency)) ?? [];
  const names = left.map(({ name }) => name);
  const lines = [
    names.length > 0 && t('account.deletion.left', { companies: names.join(', ') }),
    amounts.length > 0 && t('account.deletion.partnerComes', { amounts: amounts.join(', ') }),
    partner && t('account.deletion.partnerEnds'),
    partner?.kept && t('account.deletion.partnerKept'),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <ul className={styles.items}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
