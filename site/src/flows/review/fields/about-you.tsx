import { useId } from 'react';
import type { AskedUserFeature } from '@app/contracts/company/user-features';
import { useT } from '../../../lib/texts/i18n.ts';
import { Field, Select } from '../../../ui/index.ts';
import * as flow from '../../flow.module.css';
import * as styles from './about-you.module.css';

export interface AboutYouProps {
  features: readonly AskedUserFeature[];
  /** Ids of choices, one of each feature at most. */
  value: readonly string[];
  onChange(choices: string[]): void;
  /** Name of the lists, for a form that is sent without scripts. */
  name?: string;
}

/** What reviewers say of themselves: optional, and said to be public. */
export function AboutYou({ features, value, onChange, name: field }: AboutYouProps) {
  const { t } = useT('invitation');
  const hint = useId();
  if (features.length === 0) return null;
  return (
    <fieldset className={styles.about} aria-describedby={hint}>
      <legend className={styles.legend}>
        {t('edit.aboutYou.title')} <span className={styles.optional}>{t('edit.optional')}</span>
      </legend>
      <p className={flow.note} id={hint}>
        {t('edit.aboutYou.hint')}
      </p>
      <div className={styles.fields}>
        {features.map(({ id, name, choices }) => {
          const own = choices.map((choice) => choice.id);
          return (
            <Field key={id} label={name}>
              <Select
                name={field}
                value={value.find((choice) => own.includes(choice)) ?? ''}
                onChange={({ target }) => {
                  const others = value.filter((choice) => !own.includes(choice));
                  onChange(target.value === '' ? others : [...others, target.value]);
                }}
              >
                <option value="">{t('edit.aboutYou.none')}</option>
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.name}
                  </option>
                ))}
              </Select>
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
