import type { OwnProfile } from '@app/contracts/company/profile';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, TextInput } from '../../ui/index.ts';
import { PanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

/** Ways to reach the company, and its tax number. The website is set where its domain is proven. */
export function ContactSection({ profile: { website, taxNumber, country } }: { profile: OwnProfile }) {
  const { t } = useT('panel');
  const { register, control, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'country' });
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('profile.contact.title')}</h2>
      <div className={styles.pair}>
        <Field label={t('profile.contact.phone')} error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={t('profile.contact.email')} error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
      </div>
      <Field
        label={t('profile.contact.taxId')}
        hint={taxNumber && chosen === country ? t('profile.contact.taxIdHint', { name: taxNumber }) : undefined}
        error={errors.taxId?.message}
      >
        <TextInput autoComplete="off" {...register('taxId')} />
      </Field>
      <div>
        <h3 className={styles.label}>{t('profile.contact.website')}</h3>
        <p>{website ?? t('profile.contact.noWebsite')}</p>
        <PanelLink className={styles.link} to={PANEL_PATHS.settingsWebsite}>
          {t('profile.contact.changeWebsite')}
        </PanelLink>
      </div>
    </Card>
  );
}
