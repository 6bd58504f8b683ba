import { useRef } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { WIDGET_KINDS } from '@app/contracts/widgets/kinds';
import type { Widget } from '@app/contracts/widgets/widgets';
import { z } from 'zod';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Row } from '../../ui/index.ts';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { KindDrawing } from './kind-drawing.tsx';
import { widgetsApi } from './widgets-api.ts';
import * as styles from './widgets.module.css';

const Kind = z.enum(WIDGET_KINDS);

/** Chooses a kind from drawn tiles; the widget begins with the name of its kind. */
export function CreateWidget({ onCreated }: { onCreated(widget: Widget): void }) {
  const { t } = useT('panel');
  const api = useApi(widgetsApi);
  const failureWords = useFailureMessage();
  const { company } = usePanel();
  const [kind, setKind, kept] = useKeptState(
    { flow: 'new-widget', id: company.id, saved: Kind.enum.certificate as z.infer<typeof Kind> },
    Kind,
  );
  const permission = usePermission(kind === 'survey-form' ? 'widgets.write_survey' : 'widgets.write');
  const idempotencyKey = useRef(newIdempotencyKey());
  const create = useMutation({
    mutationFn: () => api.create({ kind, name: t(`widgets.kinds.${kind}.name`) }, idempotencyKey.current),
    onSuccess: (widget) => {
      idempotencyKey.current = newIdempotencyKey();
      kept.forget();
      onCreated(widget);
    },
    onError: (error) => {
      if (failureOf(error).status) idempotencyKey.current = newIdempotencyKey();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <Card as="section">
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.tiles}>
          <legend className={styles.title}>{t('widgets.new')}</legend>
          {WIDGET_KINDS.map((one) => (
            <label key={one} className={styles.tile}>
              <input
                type="radio"
                name="kind"
                value={one}
                checked={one === kind}
                onChange={() => {
                  create.reset();
                  setKind(one);
                }}
              />
              <KindDrawing kind={one} />
              <strong>{t(`widgets.kinds.${one}.name`)}</strong>
              <span className={styles.quiet}>{t(`widgets.kinds.${one}.text`)}</span>
            </label>
          ))}
        </fieldset>
        {create.isError &&
          (failureOf(create.error).status === 402 ? (
            <PlanLacks error={create.error} onRetry={create.reset} />
          ) : (
            <Alert tone="error" title={t('errors.saveFailed')}>
              {failureWords(create.error)}
            </Alert>
          ))}
        <Row>
          <Button type="submit" busy={create.isPending} disabled={!permission.allowed}>
            {t('widgets.create')}
          </Button>
        </Row>
        <WhyNot permission={permission} />
      </form>
    </Card>
  );
}
