import { useState } from 'react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { HOTEL_EXTRAS } from '@app/contracts/plans';
import { languageName } from '../../lib/texts/format.ts';
import { Alert, Card, Checkbox } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import { useBillingChange } from './use-billing.ts';
import * as styles from './billing.module.css';

/** Languages that reviews are translated into: all of them by the plan, or those that are paid for. */
export function Translations({ billing }: { billing: BillingOverview }) {
  const { t } = useBillingWords();
  return (
    <Card as="section" className={styles.section} aria-labelledby="billing-translations">
      <h2 id="billing-translations">{t('billing.translations.title')}</h2>
      {billing.translations.included ? (
        <p>{t(`billing.translations.${billing.subscription.state === 'trial' ? 'trial' : 'included'}`)}</p>
      ) : (
        <LanguageChoice billing={billing} />
      )}
    </Card>
  );
}

function LanguageChoice({ billing: { subscription, details, translations } }: { billing: BillingOverview }) {
  const { t, locale, money, day } = useBillingWords();
  const failureWords = useBillingFailure();
  const renewed = translations.languages.filter((one) => one.renewed).map(({ language }) => language);
  const [chosen, setChosen] = useState<readonly Locale[]>(renewed);
  const save = useBillingChange((api, languages: Locale[]) =>
    api.chooseTranslations({ languages, method: details?.method ?? 'transfer' }),
  );
  const toggle = (language: Locale) =>
    setChosen((before) =>
      before.includes(language) ? before.filter((one) => one !== language) : [...before, language],
    );
  const labelOf = (language: Locale): string => {
    const name = languageName(locale, language);
    const paidThrough = translations.languages.find((one) => one.language === language)?.paidThrough;
    return paidThrough ? t('billing.translations.paid', { language: name, date: day(paidThrough) }) : name;
  };
  const names = [...LOCALES].sort((a, b) => languageName(locale, a).localeCompare(languageName(locale, b), locale));
  const unchanged = chosen.length === renewed.length && chosen.every((one) => renewed.includes(one));
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate([...chosen]);
      }}
    >
      <p>{t('billing.translations.lead', { price: money(HOTEL_EXTRAS.translation, HOTEL_EXTRAS.currency) })}</p>
      {subscription.state !== 'paid' && <p className={styles.quiet}>{t('billing.translations.paidOnly')}</p>}
      <fieldset className={styles.languages}>
        <legend>{t('billing.translations.languages')}</legend>
        {names.map((language) => (
          <Checkbox
            key={language}
            label={labelOf(language)}
            checked={chosen.includes(language)}
            disabled={subscription.state !== 'paid' && !chosen.includes(language)}
            onChange={() => toggle(language)}
          />
        ))}
      </fieldset>
      <p className={styles.quiet}>{t('billing.translations.note')}</p>
      <div>
        <ActButton act="billing.write" type="submit" variant="secondary" busy={save.isPending} disabled={unchanged}>
          {t('billing.translations.save')}
        </ActButton>
      </div>
      {save.isSuccess && <Alert tone="success">{t('billing.translations.saved')}</Alert>}
      {save.isError && <Alert tone="error">{failureWords(save.error)}</Alert>}
    </form>
  );
}
