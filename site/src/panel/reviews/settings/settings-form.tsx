import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { CompanySettings } from '@app/contracts/companies';
import { failureOf } from '../../../lib/api/failure.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../../lib/forms/use-issue-message.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Button, Card, Checkbox, Field, TextInput } from '../../../ui/index.ts';
import { KeptNotice } from '../../kept/kept-notice.tsx';
import { useKeptChanges } from '../../kept/use-kept.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { usePermission } from '../../permissions.tsx';
import { reviewSettingsApi } from './review-settings-api.ts';
import * as styles from './review-settings.module.css';

export interface SettingsFormProps {
  settings: CompanySettings;
  /** False for agents: they read the settings. */
  mayChange: boolean;
}

/** The form of the review settings. Hiding all reviews is confirmed first. */
export function SettingsForm({ settings, mayChange }: SettingsFormProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewSettingsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [hiding, setHiding] = useState<CompanySettings | null>(null);
  const form = useForm<CompanySettings>({
    resolver: contractResolver(CompanySettings, useIssueMessage()),
    defaultValues: settings,
  });
  const { errors, isDirty } = form.formState;
  const kept = useKeptChanges(form, { flow: 'review-settings', id: company.id, saved: settings });
  const mediatesProducts = useWatch({ control: form.control, name: 'mediateProducts' });
  const save = useMutation({
    mutationFn: (input: CompanySettings) => api.saveSettings(input),
    onSuccess: (saved) => {
      form.reset(saved);
      kept.forget();
      client.setQueryData(['review-settings', company.id], saved);
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
    onSettled: () => setHiding(null),
  });
  const submit = (input: CompanySettings) =>
    input.presentation === 'hidden' && settings.presentation === 'shown' ? setHiding(input) : save.mutate(input);
  // Left on after a downgrade it may still be switched off.
  const products = usePermission('settings.mediate_products');
  const productsLocked = !products.allowed && !settings.mediateProducts;
  const failure = save.isError ? failureOf(save.error) : null;

  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <KeptNotice kept={kept} />
      <fieldset disabled={!mayChange} className={styles.fields}>
        <Part title={t('reviewSettings.presentation.title')}>
          <div role="radiogroup" aria-label={t('reviewSettings.presentation.title')} className={styles.stack}>
            {CompanySettings.shape.presentation.options.map((one) => (
              <label key={one} className={styles.option}>
                <input type="radio" value={one} {...form.register('presentation')} />
                <span>
                  <strong>{t(`reviewSettings.presentation.${one}.label`)}</strong>
                  <span className={styles.text}>{t(`reviewSettings.presentation.${one}.text`)}</span>
                </span>
              </label>
            ))}
          </div>
        </Part>
        <Part title={t('reviewSettings.bodyMin.title')}>
          <Field
            label={t('reviewSettings.bodyMin.label')}
            hint={t('reviewSettings.bodyMin.text')}
            error={errors.bodyMin?.message}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={10}
              max={50}
              className={styles.short}
              {...form.register('bodyMin', { valueAsNumber: true })}
            />
          </Field>
        </Part>
        <Part title={t('reviewSettings.alerts.title')}>
          <Checkbox label={t('reviewSettings.alerts.label')} {...form.register('alerts')} />
          <p className={styles.text}>
            {t('reviewSettings.alerts.text')}{' '}
            <PanelLink to={PANEL_PATHS.settingsNotifications}>{t('notifications.settings')}</PanelLink>
          </p>
        </Part>
        <Part title={t('reviewSettings.mediation.title')}>
          <p className={styles.text}>{t('reviewSettings.mediation.text')}</p>
          <Checkbox label={t('reviewSettings.mediation.company')} {...form.register('mediateCompany')} />
          <Checkbox
            label={t('reviewSettings.mediation.products')}
            disabled={productsLocked}
            checked={mediatesProducts}
            onChange={({ currentTarget: { checked } }) =>
              form.setValue('mediateProducts', checked, { shouldDirty: true })
            }
          />
          {mayChange && !products.allowed && (
            <p className={styles.text}>
              {products.reason} {!productsLocked && t('reviewSettings.mediation.noEffect')}{' '}
              <a href={localePath(locale, '/pricing')}>{t('plans.compare')}</a>
            </p>
          )}
          <p className={styles.text}>{t('reviewSettings.mediation.off')}</p>
        </Part>
      </fieldset>
      {failure && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failure.errors.length > 0 ? t('reviewSettings.checkFields') : (failure.detail ?? failureWords(save.error))}
        </Alert>
      )}
      {mayChange && (
        <div className={styles.bar}>
          <Button type="submit" busy={save.isPending} disabled={!isDirty && !save.isPending}>
            {t('reviewSettings.save')}
          </Button>
          {isDirty && !save.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                kept.forget();
                form.reset(settings);
              }}
            >
              {t('reviewSettings.undo')}
            </Button>
          )}
          <p className={styles.status} role="status">
            {isDirty ? t('reviewSettings.unsaved') : save.isSuccess ? t('reviewSettings.saved') : ''}
          </p>
        </div>
      )}
      {hiding && (
        <ConfirmDialog
          title={t('reviewSettings.hide.title')}
          confirm={t('reviewSettings.hide.confirm')}
          cancel={t('reviewSettings.hide.cancel')}
          busy={save.isPending}
          onConfirm={() => save.mutate(hiding)}
          onCancel={() => setHiding(null)}
        >
          <p>{t('reviewSettings.presentation.hidden.text')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className={styles.part}>
    <h2>{title}</h2>
    {children}
  </Card>
);
