import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer } from '@app/contracts/company-reviews/bulk-answers';
import { failureOf } from '../../../lib/api/failure.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, Card, FieldError } from '../../../ui/index.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { usePermission } from '../../permissions.tsx';
import { bulkApi } from './bulk-api.ts';
import { bulkKey } from './bulk-key.ts';
import { SkippedReviews } from './skipped-reviews.tsx';
import * as styles from './bulk.module.css';

const POLL_MS = 2_000;
/** How long the outcome of a bulk answer stays on the page. */
const SHOWN_MS = 10 * 60_000;

/** Bulk answers of the company that wait, run or have just ended. */
export function BulkProgress() {
  const { company } = usePanel();
  const api = useApi(bulkApi);
  const client = useQueryClient();
  const [now, setNow] = useState(Date.now);
  const [closed, setClosed] = useState<string[]>([]);
  const bulk = useQuery({
    queryKey: bulkKey(company.id),
    queryFn: ({ signal }) => api.bulkAnswers(signal),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? POLL_MS : false),
  });
  const items = bulk.data?.items ?? [];
  const shown = items.filter((one) => !closed.includes(one.id) && (isUnderWay(one) || isNew(one, now)));
  const isCountingDown = shown.some(({ state }) => state === 'scheduled');
  useEffect(() => {
    if (!isCountingDown) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCountingDown]);
  const answered = items.reduce((sum, one) => sum + one.answered, 0);
  useEffect(() => {
    // The rows show what has been sent meanwhile.
    if (answered > 0)
      for (const key of ['review-list', 'reviews', 'review', 'tasks'])
        void client.invalidateQueries({ queryKey: [key, company.id] });
  }, [client, company.id, answered]);
  return shown.map((one) => (
    <BulkState key={one.id} bulk={one} now={now} onClose={() => setClosed([...closed, one.id])} />
  ));
}

const isUnderWay = ({ state }: BulkAnswer): boolean => state === 'scheduled' || state === 'running';
const isNew = ({ finishedAt, createdAt }: BulkAnswer, now: number): boolean =>
  now - Date.parse(finishedAt ?? createdAt) < SHOWN_MS;

function BulkState({ bulk, now, onClose }: { bulk: BulkAnswer; now: number; onClose(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(bulkApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const permission = usePermission('reviews.answer_many');
  const undo = useMutation({
    mutationFn: () => api.undoBulkAnswer(bulk.id),
    onSettled: () => client.invalidateQueries({ queryKey: bulkKey(company.id) }),
  });
  const { state, total, answered, skipped } = bulk;
  const seconds = Math.max(0, Math.ceil((Date.parse(bulk.undoUntil) - now) / 1000));
  return (
    <Card className={styles.state}>
      <p role="status">
        {state === 'done'
          ? t('reviews.bulk.done', { answered, skipped })
          : t(`reviews.bulk.states.${state}`, { count: total })}
      </p>
      {state === 'scheduled' && (
        <Button
          variant="secondary"
          size="small"
          busy={undo.isPending}
          disabled={!permission.allowed}
          title={permission.reason}
          onClick={() => undo.mutate()}
        >
          {t('reviews.bulk.undo', { seconds })}
        </Button>
      )}
      {state === 'running' && (
        <progress
          className={styles.progress}
          max={Math.max(1, total)}
          value={answered + skipped}
          aria-label={t('reviews.bulk.progress')}
        />
      )}
      {!isUnderWay(bulk) && (
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      )}
      {undo.isError && <FieldError>{failureOf(undo.error).detail ?? failureWords(undo.error)}</FieldError>}
      {state === 'done' && skipped > 0 && <SkippedReviews id={bulk.id} />}
    </Card>
  );
}
