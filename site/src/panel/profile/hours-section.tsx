import type { ReactNode } from 'react';
import { MAX_SPANS } from '@app/contracts/company/opening-hours';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { weekdayName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Checkbox, Field, FieldError, Icon, TextInput } from '../../ui/index.ts';
import { newWeek } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

/** Hours of the week, and of days that differ. */
export function HoursSection() {
  const { t } = useT('panel');
  const { control, setValue } = useFormContext<ProfileValues>();
  const week = useWatch({ control, name: 'openingHours' });
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('profile.hours.title')}</h2>
      <Checkbox
        label={t('profile.hours.shown')}
        checked={week.length > 0}
        onChange={(event) => setValue('openingHours', event.target.checked ? newWeek() : [], { shouldDirty: true })}
      />
      {week.map(({ weekday }, index) => (
        <Day key={weekday} weekday={weekday} name={`openingHours.${index}`} index={index} />
      ))}
      {week.length > 0 && <p className={styles.hint}>{t('profile.hours.hint')}</p>}
      <Exceptions />
    </Card>
  );
}

function Day({ weekday, index, name }: { weekday: number; index: number; name: `openingHours.${number}` }) {
  const { locale } = useT('panel');
  const { register, formState } = useFormContext<ProfileValues>();
  const label = weekdayName(locale, weekday);
  return (
    <div className={styles.day} role="group" aria-label={label}>
      <Checkbox label={label} {...register(`${name}.open`)} />
      <Times name={name} errors={formState.errors.openingHours?.[index]} />
    </div>
  );
}

type SpanErrors = { opens?: FieldErrorOf; closes?: FieldErrorOf } | undefined;
type FieldErrorOf = { message?: string | undefined } | undefined;

interface TimesProps {
  name: `openingHours.${number}` | `openingExceptions.${number}`;
  errors: (SpanErrors & { moreHours?: { [index: number]: SpanErrors } | undefined }) | undefined;
}

const NEXT_SPAN = { opens: '18:00', closes: '22:00' };

/** Opening times of a day, and more after a break; nothing on a closed day. */
function Times({ name, errors }: TimesProps) {
  const { t } = useT('panel');
  const { control } = useFormContext<ProfileValues>();
  const open = useWatch({ control, name: `${name}.open` });
  const { fields, append, remove } = useFieldArray({
    control,
    name: `${name}.moreHours` as 'openingHours.0.moreHours',
  });
  if (!open) return <span className={styles.closed}>{t('profile.hours.closed')}</span>;
  return (
    <div className={styles.spans}>
      <Span name={name} errors={errors}>
        {fields.length < MAX_SPANS - 1 && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon name="plus" size={18} />}
            aria-label={t('profile.hours.addSpan')}
            title={t('profile.hours.addSpan')}
            onClick={() => append(NEXT_SPAN)}
          />
        )}
      </Span>
      {fields.map((field, index) => (
        <Span key={field.id} name={`${name}.moreHours.${index}`} errors={errors?.moreHours?.[index]}>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon name="close" size={18} />}
            aria-label={t('profile.hours.removeSpan')}
            title={t('profile.hours.removeSpan')}
            onClick={() => remove(index)}
          />
        </Span>
      ))}
    </div>
  );
}

interface SpanProps {
  name: TimesProps['name'] | `${TimesProps['name']}.moreHours.${number}`;
  errors: SpanErrors;
  /** A button beside the times. */
  children: ReactNode;
}

/** From and to. */
function Span({ name, errors, children }: SpanProps) {
  const { t } = useT('panel');
  const { register } = useFormContext<ProfileValues>();
  return (
    <>
      <span className={styles.times}>
        <TextInput type="time" aria-label={t('profile.hours.opens')} {...register(`${name}.opens`)} />
        <span aria-hidden="true">–</span>
        <TextInput type="time" aria-label={t('profile.hours.closes')} {...register(`${name}.closes`)} />
        {children}
      </span>
      <FieldError>{errors?.opens?.message ?? errors?.closes?.message}</FieldError>
    </>
  );
}

function Exceptions() {
  const { t } = useT('panel');
  const { register, control, formState } = useFormContext<ProfileValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'openingExceptions' });
  return (
    <>
      <h3>{t('profile.hours.exceptions')}</h3>
      <p className={styles.hint}>{t('profile.hours.exceptionsHint')}</p>
      {fields.map((field, index) => {
        const name = `openingExceptions.${index}` as const;
        const errors = formState.errors.openingExceptions?.[index];
        return (
          <div key={field.id} className={styles.exception} role="group" aria-label={t('profile.hours.exception')}>
            <div className={styles.pair}>
              <Field label={t('profile.hours.from')} error={errors?.from?.message}>
                <TextInput type="date" {...register(`${name}.from`)} />
              </Field>
              <Field label={t('profile.hours.until')} error={errors?.until?.message}>
                <TextInput type="date" {...register(`${name}.until`)} />
              </Field>
            </div>
            <div className={styles.day}>
              <Checkbox label={t('profile.hours.open')} {...register(`${name}.open`)} />
              <Times name={name} errors={errors} />
            </div>
            <Button variant="quiet" onClick={() => remove(index)}>
              {t('profile.hours.remove')}
            </Button>
          </div>
        );
      })}
      <div>
        <Button
          variant="secondary"
          onClick={() => append({ from: '', until: '', open: false, opens: '10:00', closes: '14:00', moreHours: [] })}
        >
          {t('profile.hours.add')}
        </Button>
      </div>
    </>
  );
}
