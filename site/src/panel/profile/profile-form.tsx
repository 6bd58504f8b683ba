import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditCompanyProfile } from '@app/contracts/company/profile';
import type { OwnProfile } from '@app/contracts/company/profile';
import { FormProvider, useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { useFormChanges } from '../../flows/use-form-draft.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { usePanelDraft } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { AboutSection } from './about-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { OfferSection } from './offer-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import { mergeProfiles } from './profile-merge.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { profileApi } from './profile-api.ts';
import { toInput, toValues } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

/** Only the shape: what is half typed need not be right. */
const Values = z.custom<ProfileValues>(
  (kept) => typeof kept === 'object' && kept !== null && 'name' in kept && 'openingExceptions' in kept,
);
/** What was typed, and on what. */
const KeptValues = z.object({ base: Values, values: Values });

/** Overrides the reset options under which a draft is restored: those apply to every reset. */
const NEW_DEFAULTS = { keepDefaultValues: false };
/** What is reset to has still to be saved. */
const KEEP_DEFAULTS = { keepDefaultValues: true };

/**
 * The form, with a preview beside it. What is typed is kept on the device until it is saved, and put on top of what
 * another member has saved meanwhile.
 */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(profileApi);
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const permission = usePermission('profile.write');
  const { draft, kept } = usePanelDraft('company-profile', company.id, KeptValues);
  const [restored, setRestored] = useState(kept !== null);
  /** What is edited. */
  const [base, setBase] = useState(profile);
  const saved = toValues(base);
  const [first] = useState(() => kept && mergeProfiles(kept.base, { ...saved, ...kept.values }, saved));
  const [theirChanges, setTheirChanges] = useState(first?.changes ?? []);
  const contract = contractResolver(EditCompanyProfile, words);
  const resolver: Resolver<ProfileValues, unknown, EditCompanyProfile> = (values, context, options) =>
    contract({ ...toInput(values), version: base.version }, context, options as never) as never;
  const form = useForm<ProfileValues, unknown, EditCompanyProfile>({
    resolver,
    defaultValues: saved,
    ...(first && { values: first.values, resetOptions: { keepDefaultValues: true } }),
  });
  useFormChanges(form, (values) => draft.save({ base: saved, values }));
  const { isDirty } = form.formState;
  const save = useMutation({
    mutationFn: async (input: EditCompanyProfile) => {
      try {
        return { stored: await api.saveProfile(input), refused: false };
      } catch (error) {
        if (failureOf(error).code !== 'profile_changed') throw error;
        return { stored: await api.profile(), refused: true };
      }
    },
    onSuccess: async ({ stored, refused }) => {
      setRestored(false);
      client.setQueryData(['profile', company.id], stored);
      setBase(stored);
      const typed = form.getValues();
      form.reset(toValues(stored), NEW_DEFAULTS);
      draft.clear();
      setTheirChanges([]);
      if (refused) {
        const { values, changes } = mergeProfiles(saved, typed, toValues(stored));
        form.reset(values, KEEP_DEFAULTS);
        draft.save({ base: toValues(stored), values });
        setTheirChanges(changes);
        return;
      }
      // Its name stands in the rail, its place in the overview.
      await Promise.all([
        client.invalidateQueries({ queryKey: ['me'] }),
        client.invalidateQueries({ queryKey: ['overview', company.id] }),
      ]);
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });
  const discard = () => {
    setRestored(false);
    setTheirChanges([]);
    form.reset(saved, NEW_DEFAULTS);
    draft.clear();
  };

  return (
    <FormProvider {...form}>
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
        >
          <WhyNot permission={permission} />
          <KeptNotice kept={{ restored: restored && isDirty, forget: draft.clear, discard }} />
          {theirChanges.length > 0 && (
            <ProfileConflict
              changes={theirChanges}
              onTaken={(field) => setTheirChanges(theirChanges.filter((one) => one.field !== field))}
            />
          )}
          <fieldset className={styles.all} disabled={!permission.allowed}>
            <AboutSection />
            <PlaceSection />
            <ContactSection profile={base} />
            <HoursSection />
            <OfferSection />
          </fieldset>
          {save.isError && (
            <Alert tone="error" title={t('errors.saveFailed')}>
              {failureOf(save.error).errors.length === 0 ? failureWords(save.error) : t('config.checkFields')}
            </Alert>
          )}
          {permission.allowed && (
            <Card className={styles.bar}>
              <Button type="submit" busy={save.isPending} disabled={!isDirty && !save.isPending}>
                {t(save.isPending ? 'config.saving' : 'config.save')}
              </Button>
              {isDirty && !save.isPending && (
                <Button variant="quiet" onClick={discard}>
                  {t('kept.undo')}
                </Button>
              )}
              <p className={styles.status} role="status">
                {isDirty ? t('kept.unsaved') : save.isSuccess ? t('profile.saved') : ''}
              </p>
            </Card>
          )}
        </form>
        <ProfilePreview profile={profile} />
      </div>
    </FormProvider>
  );
}
