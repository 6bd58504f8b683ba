import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditSplitter, SPLIT_MAX_SHARE, SPLIT_MAX_SITES } from '@app/contracts/inviting/splitter';
import type { Splitter } from '@app/contracts/inviting/splitter';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { failureOf } from '../../lib/api/failure.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Icon, Row, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { splitterApi } from './splitter-api.ts';
import * as styles from './splitter.module.css';

/** Sites of the past have counts only. */
const savedSites = ({ sites }: Splitter): EditSplitter => ({
  sites: sites.filter(({ share }) => share > 0).map(({ name, url, share }) => ({ name, url, share })),
});

/** The other sites with their shares. What was typed and not saved survives a reload. */
export function SplitterForm({ splitter }: { splitter: Splitter }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(splitterApi);
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const permission = usePermission('splitter.write');
  const saved = savedSites(splitter);
  const form = useForm<EditSplitter, unknown, EditSplitter>({
    resolver: contractResolver(EditSplitter, words),
    defaultValues: saved,
  });
  const { control, register, handleSubmit, formState, reset, setError } = form;
  const { errors, isDirty } = formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'sites' });
  const kept = useKeptChanges(form, { flow: 'splitter', id: company.id, saved });
  const shares = useWatch({ control, name: 'sites' }).map(({ share }) => (Number.isFinite(share) ? share : 0));
  const away = shares.reduce((sum, share) => sum + share, 0);
  const save = useMutation({
    mutationFn: (input: EditSplitter) => api.saveSplitter(input),
    onSuccess: (answer) => {
      client.setQueryData(['splitter', company.id], answer);
      reset(savedSites(answer));
      kept.forget();
    },
    onError: (error) => showServerErrors(failureOf(error), setError),
  });
  const failure = save.isError ? failureOf(save.error) : null;
  const undo = () => {
    save.reset();
    reset(saved);
    kept.forget();
  };

  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit((input) => save.mutate(input))(event)}
      >
        <KeptNotice kept={kept} />
        {fields.length === 0 && <p>{t('splitter.none')}</p>}
        {fields.map(({ id }, index) => (
          <div key={id} className={styles.site} role="group" aria-label={t('splitter.nth', { number: index + 1 })}>
            <Field label={t('splitter.name')} error={errors.sites?.[index]?.name?.message}>
              <TextInput
                autoComplete="off"
                readOnly={!permission.allowed}
                {...register(`sites.${index}.name`, { onChange: () => save.reset() })}
              />
            </Field>
            <Field label={t('splitter.url')} error={errors.sites?.[index]?.url?.message}>
              <TextInput
                type="url"
                autoComplete="off"
                placeholder="https://"
                readOnly={!permission.allowed}
                {...register(`sites.${index}.url`, { onChange: () => save.reset() })}
              />
            </Field>
            <Field label={t('splitter.share')} error={errors.sites?.[index]?.share?.message}>
              <TextInput
                type="number"
                inputMode="numeric"
                min={1}
                max={SPLIT_MAX_SHARE}
                readOnly={!permission.allowed}
                {...register(`sites.${index}.share`, { valueAsNumber: true, onChange: () => save.reset() })}
              />
            </Field>
            <Button
              variant="quiet"
              icon={<Icon name="close" size={18} />}
              disabled={!permission.allowed}
              aria-label={t('splitter.removeNth', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              {t('splitter.remove')}
            </Button>
          </div>
        ))}
        <p className={styles.here} role="status">
          {away > SPLIT_MAX_SHARE
            ? t('splitter.tooMuch', { maximum: formatPercent(locale, SPLIT_MAX_SHARE / 100) })
            : t('splitter.stays', { share: formatPercent(locale, (100 - away) / 100) })}
        </p>
        {failure && failure.status !== 422 && <Alert tone="error">{failureWords(save.error)}</Alert>}
        <Row>
          <Button
            variant="secondary"
            icon={<Icon name="plus" size={18} />}
            disabled={!permission.allowed || fields.length >= SPLIT_MAX_SITES}
            onClick={() => append({ name: '', url: '', share: 10 })}
          >
            {t('splitter.add')}
          </Button>
          <Button type="submit" busy={save.isPending} disabled={!permission.allowed || !isDirty}>
            {t('splitter.save')}
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={undo}>
              {t('splitter.discard')}
            </Button>
          )}
        </Row>
        <WhyNot permission={permission} />
        <p role="status">{save.isSuccess && !isDirty ? t('splitter.saved') : ''}</p>
        <p className={styles.quiet}>{t('splitter.public')}</p>
      </form>
    </Card>
  );
}
