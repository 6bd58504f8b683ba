import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanySending } from '@app/contracts/senders';
import type { CompanyWebsite } from '@app/contracts/websites';
import { formatDate, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { websiteApi } from './website-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { Permitted } from '../permissions.tsx';
import { ChangeWebsite } from './website-change.tsx';
import { WebsiteProofs } from './website-proofs.tsx';
import * as styles from './settings.module.css';

/** Settings › Website: its verification, and what may be sent until then. */
export function Website() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(websiteApi);
  const client = useQueryClient();
  const keys = { website: ['website', company.id], sending: ['sending', company.id] };
  const website = useQuery({ queryKey: keys.website, queryFn: ({ signal }) => api.website(signal) });
  const sending = useQuery({ queryKey: keys.sending, queryFn: ({ signal }) => api.sending(signal) });
  /** The answer of an action is the current state. */
  const act = useMutation({
    mutationFn: (run: () => Promise<CompanyWebsite>) => run(),
    onSuccess: (answer) => {
      client.setQueryData(keys.website, answer);
      return client.invalidateQueries({ queryKey: keys.sending });
    },
  });
  const failed = [website, sending].find(({ isError }) => isError);
  return (
    <>
      <PageHead title={t('website.title')} lead={t('website.lead')} />
      <div className={styles.stack}>
        {website.data && sending.data ? (
          <>
            <SendingState sending={sending.data} />
            <ClaimState website={website.data} />
            <Permitted act="website.write">
              {website.data.state !== 'verified' && website.data.proofs && (
                <WebsiteProofs
                  key={website.data.domain}
                  website={website.data}
                  act={act}
                  proofs={website.data.proofs}
                />
              )}
              <ChangeWebsite website={website.data} act={act} />
            </Permitted>
          </>
        ) : failed ? (
          <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <Card aria-busy="true">
            <Skeleton />
            <Skeleton short />
          </Card>
        )}
      </div>
    </>
  );
}

/** What is sent to customers before verification. */
function SendingState({ sending }: { sending: CompanySending }) {
  const { t, locale } = useT('panel');
  const { state, allowance, sentToday, waiting, stoppedReason } = sending;
  const number = (value: number | null) => formatNumber(locale, value ?? 0);
  if (state === 'stopped')
    return (
      <Alert tone="error" title={t('website.stopped')}>
        {t('website.stoppedBecause', { explanation: stoppedReason ?? '–', waiting: number(waiting) })}
      </Alert>
    );
  if (state !== 'slowed') return null;
  return (
    <Alert tone="info" title={t('website.slowed', { count: allowance ?? 0, allowance: number(allowance) })}>
      {t('website.slowedText', { sent: number(sentToday), waiting: number(waiting) })}
    </Alert>
  );
}

/** Verification state of the website, with its consequences. */
function ClaimState({ website }: { website: CompanyWebsite }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { state, domain, dropAt, unlisted } = website;
  const day = dropAt ? formatDate(locale, dropAt, { timeZone: company.timeZone, style: 'medium' }) : '';
  return (
    <>
      {unlisted && (
        <Alert tone="info" title={t('website.unlisted')}>
          {t(`website.unlistedBecause.${unlisted}`)}
        </Alert>
      )}
      <Card className={styles.way}>
        <h2>{domain ?? t('website.none')}</h2>
        {domain && <p>{t(`website.states.${state}`, { domain, day })}</p>}
      </Card>
    </>
  );
}
