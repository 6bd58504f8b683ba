import { useEffect, useRef, useState, type Ref } from 'react';
import type { ReviewLedger } from '@app/contracts/trust/ledger';
import type { ReceiptBody } from '@app/contracts/trust/receipts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ApiProblem, api } from '../../../lib/api/api.ts';
import { formatNumber, intlTag } from '../../../lib/texts/format.ts';
import { focusIfLost } from '../../../lib/browser/focus.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import type { ReceiptCheck, LedgerMatch } from './check-receipt.ts';
import * as styles from './receipt.module.css';

interface ReceiptResultProps {
  checked: ReceiptCheck;
  ref: Ref<HTMLDivElement>;
}

/** Result in words: what a receipt proves and what it does not. */
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
          {/* Remounts for another receipt. */}
          <InLedgerCheck key={JSON.stringify(checked.says)} says={checked.says} />
        </>
      );
  }
}

function Facts({ checked: { says, keyId } }: { checked: Extract<ReceiptCheck, { kind: 'genuine' }> }) {
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

/** The only step with a request, for public data. */
function InLedgerCheck({ says }: { says: ReceiptBody }) {
  const { t, locale } = useT('trust');
  const [found, setFound] = useState<LedgerMatch | null>(null);
  const { busy, failure, submit } = useSubmit(async () => {
    const { compareWithLedger: holdAgainstLedger } = await import('./check-receipt.ts');
    setFound(await holdAgainstLedger(says, await ledgerOf(says.reviewId)));
  });
  const outcome = useRef<HTMLDivElement>(null);
  // Replaces the button, which may have the focus.
  useEffect(() => {
    if (found) focusIfLost(outcome.current);
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

/** Ledger entries of a review; empty if it is not in the ledger (yet). */
async function ledgerOf(reviewId: string): Promise<ReviewLedger> {
  try {
    return await api.get<ReviewLedger>(`/ledger/reviews/${reviewId}`);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { reviewId, entries: [] };
    throw error;
  }
}
