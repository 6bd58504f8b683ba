import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Rates } from '../../features/partners/rates.tsx';
import { formatMoney, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { CopyField } from '../controls/copy-field.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { partnerApi } from './partner-api.ts';
import { usePartner, useReferralLink } from './partner-context.tsx';
import * as styles from './partner.module.css';

/** Overview: the link, and what has come of it. */
export function Home() {
  const { t, locale } = useT('partners');
  const { home } = usePartner();
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const link = useReferralLink();
  const renew = useMutation({
    mutationFn: () => partnerApi.renewCode(locale),
    onSuccess: (renewed) => client.setQueryData(['partner'], renewed),
  });
  const earned = home.earned.length > 0 ? home.earned : [{ currency: 'USD', amount: 0 }];
  return (
    <>
      <PageHead title={t('panel.nav.home')} lead={home.profile.businessName} />
      <div className={styles.stack}>
        {home.blocked && (
          <Alert tone="warning" title={t('panel.home.blocked.title')}>
            {t('panel.home.blocked.text')}
          </Alert>
        )}
        <dl className={styles.figures}>
          {(['total', 'trial', 'paid'] as const).map((figure) => (
            <Card key={figure}>
              <dt>{t(`panel.home.${figure}`)}</dt>
              <dd>{formatNumber(locale, home.companies[figure])}</dd>
            </Card>
          ))}
          <Card>
            <dt>{t('panel.home.earned')}</dt>
            {earned.map(({ currency, amount }) => (
              <dd key={currency}>{formatMoney(locale, amount, currency)}</dd>
            ))}
          </Card>
        </dl>
        <Card className={styles.stack}>
          <h2 className={styles.heading}>{t('panel.home.link')}</h2>
          <CopyField label={t('panel.home.address')} value={link} />
          <CopyField label={t('panel.home.code')} value={home.code} />
          <p className={styles.quiet}>{t('panel.home.linkHint')}</p>
          <div className={styles.row}>
            <Button variant="secondary" size="small" busy={renew.isPending} onClick={() => renew.mutate()}>
              {t('panel.home.renew')}
            </Button>
            <span className={styles.quiet}>{t('panel.home.renewHint')}</span>
          </div>
          {renew.isError && <Alert tone="error">{failureWords(renew.error)}</Alert>}
        </Card>
        <Card>
          <Rates />
        </Card>
      </div>
    </>
  );
}
