import { useEffect, useRef, useState, type Ref } from 'react';
import type { ReviewLedger } from '@app/contracts/ledger';
import type { ReceiptBody } from '@app/contracts/receipts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ApiProblem, api } from '../../lib/api.ts';
import { formatNumber, intlTag } from '../../lib/format.ts';
import { focusLostOn } from '../../lib/focus.ts';
import { useT } from '../../lib/i18n.ts';
import { useSubmit } from '../forms/use-submit.ts';
import type { Checked, InLedger } from './check-receipt.ts';
import * as styles from './receipt.module.css';

interface ReceiptResultProps {
  checked: Checked;
  ref: Ref<HTMLDivElement>;
}

/** What came out, in words: what a receipt proves, and what it does not. */
export function ReceiptResult({ checked, ref }: ReceiptResultProps) {
  const { t } = useT('trust');
  const focus = { ref, tabIndex: -1 };
  switch (checked.kind) {
    case 'none':
    case 'unsupported':
      return (
        <Alert tone="warning" title={t(`receipt.${checked.kind}.title`)} {...focus}>
          {t(`receipt.${checked.kind}.text`)}
        </Alert>
      );
    case 'unknownKey':
      return (
        <Alert tone="error" title={t('receipt.forged.title')} {...focus}>
          {t('receipt.forged.unknownKey', { key: checked.keyId })}
        </Alert>
      );
    case 'forged':
      return (
        <Alert tone="error" title={t('receipt.forged.title')} {...focus}>
          {t('receipt.forged.text')}
        </Alert>
      );
    case 'genuine':
      return (
        <>
          <Alert tone="success" title={t('receipt.genuine.title')} {...focus}>
            {t('receipt.genuine.text')}
            <Facts checked={checked} />
          </Alert>
          {checked.textFits !== null && (
            <Alert tone={checked.textFits ? 'success' : 'error'}>
              {t(checked.textFits ? 'receipt.textFits' : 'receipt.textDiffers')}
            </Alert>
          )}
          {/* Another receipt is looked up anew. */}
          <InLedgerCheck key={JSON.stringify(checked.says)} says={checked.says} />
        </>
      );
  }
}

function Facts({ checked: { says, keyId } }: { checked: Extract<Checked, { kind: 'genuine' }> }) {
  const { t, locale } = useT('trust');
  const at = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return (
    <dl className={styles.facts}>
      <dt>{t('statement.at')}</dt>
      <dd>{at.format(new Date(says.at))}</dd>
      <dt>{t('computed.columns.grade')}</dt>
      <dd>{t('common:grades.outOfFive', { grade: formatNumber(locale, says.grade) })}</dd>
      <dt>{t('receipt.review')}</dt>
      <dd>{says.reviewId}</dd>
      <dt>{t('receipt.key')}</dt>
      <dd>{keyId}</dd>
    </dl>
  );
}

const TONES = { same: 'success', closed: 'info', absent: 'warning', contradicts: 'error' } as const;

/** The one step that asks the server, and only for what is public. */
function InLedgerCheck({ says }: { says: ReceiptBody }) {
  const { t, locale } = useT('trust');
  const [found, setFound] = useState<InLedger | null>(null);
  const { busy, failure, submit } = useSubmit(async () => {
    const { holdAgainstLedger } = await import('./check-receipt.ts');
    setFound(await holdAgainstLedger(says, await ledgerOf(says.reviewId)));
  });
  const outcome = useRef<HTMLDivElement>(null);
  // In place of the button, which may have the focus.
  useEffect(() => {
    if (found) focusLostOn(outcome.current);
  }, [found]);
  if (found)
    return (
      <Alert tone={TONES[found.kind]} ref={outcome} tabIndex={-1}>
        {found.kind === 'absent'
          ? t('receipt.ledger.absent')
          : t(`receipt.ledger.${found.kind}`, { number: formatNumber(locale, found.seq) })}
      </Alert>
    );
  return (
    <div className={styles.ledger}>
      <Button variant="secondary" busy={busy} onClick={() => void submit()}>
        {t('receipt.ledger.look')}
      </Button>
      <p>{t('receipt.ledger.hint')}</p>
      {failure && (
        <Alert tone="error">{t(failure.code === 'network' ? 'statement.offline' : 'statement.failed')}</Alert>
      )}
    </div>
  );
}

/** Entries about a review; none of one that is not in the ledger (yet). */
async function ledgerOf(reviewId: string): Promise<ReviewLedger> {
  try {
    return await api.get<ReviewLedger>(`/ledger/reviews/${reviewId}`);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { reviewId, entries: [] };
    throw error;
  }
}
