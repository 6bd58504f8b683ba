import { COMPARED_FEATURES } from '@app/contracts/billing/plan-comparison';
import type { PlanStanding } from '@app/contracts/billing/plan-comparison';
import { PLAN_NAMES } from '@app/contracts/plans';
import { Icon, VisuallyHidden } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import { useBillingWords } from './billing-words.ts';
import * as styles from './plan-comparison.module.css';

const ICONS: Record<PlanStanding, IconName> = { yes: 'check', no: 'close', extra: 'partly', coming: 'clock' };

/** What each plan has, from the table that the public page shows too. */
export function PlanComparison() {
  const { t, plan } = useBillingWords();
  const words: Record<PlanStanding, string> = {
    yes: t('common:blocks.yes'),
    no: t('common:blocks.no'),
    extra: t('billing.plans.extra'),
    coming: t('pricing:page.compare.coming'),
  };
  return (
    <details className={styles.details}>
      <summary>{t('plans.compare')}</summary>
      <p className={styles.lead}>{t('pricing:page.compare.lead')}</p>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t('plans.compare')}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {PLAN_NAMES.map((name) => (
              <th key={name} scope="col">
                {plan(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED_FEATURES.map(({ words: key, standings }) => (
            <tr key={key}>
              <th scope="row">{t(key)}</th>
              {standings.map((standing, index) => (
                <td key={PLAN_NAMES[index]} className={styles[standing]} title={words[standing]}>
                  <Icon name={ICONS[standing]} size={18} label={words[standing]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {(['coming', 'extra'] as const).map((standing) => (
          <li key={standing}>
            <Icon name={ICONS[standing]} size={16} />
            {words[standing]}
          </li>
        ))}
      </ul>
    </details>
  );
}
