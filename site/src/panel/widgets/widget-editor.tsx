import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { EditWidget, Widget, WidgetSettings } from '@app/contracts/widgets/widgets';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Row, TextArea, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { WidgetCode } from './widget-code.tsx';
import { WidgetFields } from './widget-fields.tsx';
import { WidgetPage } from './widget-page.tsx';
import { WidgetPreview } from './widget-preview.tsx';
import { widgetsApi } from './widgets-api.ts';
import * as styles from './widgets.module.css';

/** What the form holds: domains as they are typed, one a line. */
interface Values {
  name: string;
  settings: WidgetSettings;
  domains: string;
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))
    .filter(Boolean);

/** Settings of a widget, how it looks, and the code to paste. What is changed and not saved survives a reload. */
export function WidgetEditor({ widget, onSaved }: { widget: Widget; onSaved(saved: Widget): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(widgetsApi);
  const failureWords = useFailureMessage();
  const permission = usePermission(widget.kind === 'survey-form' ? 'widgets.write_survey' : 'widgets.write');
  const savedValues = { name: widget.name, settings: widget.settings, domains: widget.domains.join('\n') };
  const form = useForm<Values>({ defaultValues: savedValues });
  const kept = useKeptChanges(form, { flow: 'widget', id: widget.id, saved: savedValues });
  const settings = useWatch({ control: form.control, name: 'settings' });
  const surveys = useQuery({
    queryKey: ['widget-surveys', company.id],
    queryFn: ({ signal }) => api.surveys(signal),
    enabled: widget.kind === 'survey-form',
  });
  const save = useMutation({
    mutationFn: (body: EditWidget) => api.save(widget.id, body),
    onSuccess: (saved) => {
      form.reset({ name: saved.name, settings: saved.settings, domains: saved.domains.join('\n') });
      kept.forget();
      onSaved(saved);
    },
  });
  const errors = save.isError ? failureOf(save.error).errors : [];
  const errorAt = (path: string) =>
    errors.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.message ?? undefined;
  const submit = form.handleSubmit(({ name, settings: chosen, domains }) =>
    save.mutate({ name, settings: chosen, domains: linesOf(domains) }),
  );
  const { isDirty } = form.formState;
  return (
    <div className={styles.editor}>
      <Card>
        <form
          className={styles.form}
          noValidate
          aria-label={t('widgets.edit')}
          onSubmit={(event) => void submit(event)}
        >
          <KeptNotice kept={kept} />
          <Field label={t('widgets.name')} hint={t('widgets.nameHint')} error={errorAt('name')}>
            <TextInput autoComplete="off" maxLength={80} {...form.register('name')} />
          </Field>
          <WidgetFields
            kind={widget.kind}
            settings={settings}
            surveys={surveys.data?.items ?? []}
            errorAt={errorAt}
            onChange={(change) => form.setValue('settings', { ...settings, ...change }, { shouldDirty: true })}
          />
          <Field label={t('widgets.domains')} hint={t('widgets.domainsHint')} error={errorAt('domains')}>
            <TextArea rows={3} spellCheck={false} placeholder="shop.example" {...form.register('domains')} />
          </Field>
          {save.isError && (
            <Alert tone="error" title={t('errors.saveFailed')}>
              {errors.length === 0 ? failureWords(save.error) : errors.map(({ message }) => message).join(' ')}
            </Alert>
          )}
          <Row>
            <Button type="submit" busy={save.isPending} disabled={!permission.allowed || !isDirty}>
              {t('widgets.save')}
            </Button>
            {isDirty && (
              <Button
                variant="quiet"
                onClick={() => {
                  form.reset(savedValues);
                  kept.forget();
                }}
              >
                {t('kept.discard')}
              </Button>
            )}
          </Row>
          <WhyNot permission={permission} />
          <p className={styles.quiet} role="status">
            {save.isSuccess && !isDirty && t('widgets.saved')}
          </p>
        </form>
      </Card>
      <div className={styles.page}>
        <WidgetPreview widget={widget} settings={settings} />
        {widget.kind === 'trust-page' && <WidgetPage widget={widget} />}
        <WidgetCode widget={widget} />
      </div>
    </div>
  );
}
