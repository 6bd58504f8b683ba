import { useId } from 'react';
import { CHANNELS } from '@app/contracts/invitations';
import type { Channel, UpdateInvitationConfig } from '@app/contracts/invitations';
import { useFormContext } from 'react-hook-form';
import { LanguageOptions } from '../controls/options.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { Checkbox, Field, Select, TextInput } from '../../ui/index.ts';
import { formatHour } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import type { ConfigValues } from './config-values.ts';
import * as styles from './settings.module.css';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

interface SendingFieldsProps {
  channels: readonly Channel[];
  /** The saved channel, which stays available. */
  fixedChannel: Channel | null;
}

/** Channel, schedule, sender and language. */
export function SendingFields({ channels, fixedChannel }: SendingFieldsProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { register, formState, watch } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const { errors } = formState;
  const activeHint = useId();
  const offered = CHANNELS.filter((one) => channels.includes(one) || one === fixedChannel);
  const number = (name: 'windowStart' | 'windowEnd' | 'reminders') => register(name, { valueAsNumber: true });
  const reminders = watch('reminders') ?? 0;

  return (
    <>
      <Field label={t('config.name')} hint={t('config.nameHint')} error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <Checkbox label={t('config.active')} aria-describedby={activeHint} {...register('active')} />
      <p id={activeHint} className={styles.underCheck}>
        {t('config.activeHint')}
      </p>
      <Field
        label={t('config.channel')}
        hint={t(channels.includes('sms') ? 'config.channelHint' : 'config.channelMailOnly')}
        error={errors.channel?.message}
      >
        <Select {...register('channel')}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`config.channels.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('config.senderName')} hint={t('config.senderNameHint')} error={errors.senderName?.message}>
        <TextInput {...register('senderName')} />
      </Field>
      <Field label={t('config.delayDays')} hint={t('config.delayDaysHint')} error={errors.delayDays?.message}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={365}
          className={styles.short}
          {...register('delayDays', { valueAsNumber: true })}
        />
      </Field>
      <fieldset className={styles.window}>
        <legend className={styles.legend}>{t('config.window')}</legend>
        <p className={styles.hint}>{t('config.windowHint', { timeZone: company.timeZone })}</p>
        <div className={styles.pair}>
          <Field label={t('config.windowStart')} error={errors.windowStart?.message}>
            <Select {...number('windowStart')}>
              {HOURS.slice(0, 24).map((one) => (
                <option key={one} value={one}>
                  {formatHour(locale, one)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('config.windowEnd')} error={errors.windowEnd && t('account:validation.window')}>
            <Select {...number('windowEnd')}>
              {HOURS.slice(1).map((one) => (
                <option key={one} value={one}>
                  {formatHour(locale, one)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </fieldset>
      <div className={styles.pair}>
        <Field label={t('config.reminders')} hint={t('config.remindersHint')} error={errors.reminders?.message}>
          <Select {...number('reminders')}>
            {[0, 1, 2].map((one) => (
              <option key={one} value={one}>
                {t('config.remindersCount', { count: one })}
              </option>
            ))}
          </Select>
        </Field>
        {reminders > 0 && (
          <Field label={t('config.reminderDays')} error={errors.reminderDays?.message}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={30}
              className={styles.short}
              {...register('reminderDays', { valueAsNumber: true })}
            />
          </Field>
        )}
      </div>
      <div className={styles.pair}>
        <Field label={t('config.language')} hint={t('config.languageHint')} error={errors.defaultLanguage?.message}>
          <Select {...register('defaultLanguage')}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field label={t('config.languageRule')} error={errors.languageRule?.message}>
          <Select {...register('languageRule')}>
            {(['order', 'default'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`config.languageRules.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
