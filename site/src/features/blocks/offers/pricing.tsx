import { useEffect, useId, useRef, useState } from 'react';
import { HOTEL_EXTRAS, PLANS, PLAN_CURRENCY, TRIAL_DAYS, YEAR_DISCOUNT_PERCENT, yearPrice } from '@app/contracts/plans';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { PagePlanCard } from '../../../lib/content/blocks.ts';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Band, ItemTitle, headingLevelBelow, type BlockProps, type Level } from '../parts/band.tsx';
import * as styles from './pricing.module.css';

type Period = 'month' | 'year';

/**
 * The plans, with texts of the CMS and prices of the engine's plan table. Monthly and yearly prices can always be read.
 */
export function Pricing({ block, cards, ...look }: BlockProps<'pricing'> & { cards: readonly PagePlanCard[] }) {
  const { t } = useT('pricing');
  const [period, setPeriod] = useState<Period>('month');
  const level = headingLevelBelow(block.title, look.level);
  return (
    <Band title={block.title} lead={block.lead} {...look}>
      <PeriodChoice period={period} onChange={setPeriod} />
      <ul className={styles.plans}>
        {cards.map((card) => (
          <PlanCard key={card.plan} card={card} period={period} level={level} />
        ))}
      </ul>
      <p className={styles.note}>{t('cards.note', { days: TRIAL_DAYS })}</p>
      {block.hotel && <HotelExtras level={level} />}
    </Band>
  );
}

function PeriodChoice({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t, locale } = useT('pricing');
  const name = useId();
  const choice = useRef<HTMLFieldSetElement>(null);
  // A choice may have been made before hydration.
  useEffect(() => {
    const chosenEarly = choice.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosenEarly === 'year') onChange(chosenEarly);
  }, [onChange]);
  const option = (value: Period, words: string) => (
    <label className={cx(styles.option, period === value && styles.chosen)}>
      <input type="radio" name={name} value={value} checked={period === value} onChange={() => onChange(value)} />
      {words}
    </label>
  );
  return (
    <fieldset ref={choice} className={styles.periods}>
      <legend className={styles.legend}>{t('cards.period')}</legend>
      {option('month', t('cards.monthly'))}
      {option('year', t('cards.yearly', { discount: formatPercent(locale, YEAR_DISCOUNT_PERCENT / 100) }))}
    </fieldset>
  );
}

function PlanCard({ card, period, level }: { card: PagePlanCard; period: Period; level: Level }) {
  const { t, locale } = useT('pricing');
  const plan = PLANS[card.plan];
  const year = yearPrice(plan);
  const money = (cents: number) => formatMoney(locale, cents, PLAN_CURRENCY);
  const price = money(period === 'month' ? plan.monthlyPrice : year.perMonth);
  return (
    <li className={cx(styles.plan, card.highlighted && styles.highlighted)}>
      <ItemTitle level={level} className={styles.name}>
        {card.name}
      </ItemTitle>
      {card.tagline && <p className={styles.tagline}>{card.tagline}</p>}
      <p className={styles.price}>
        {plan.from && <span className={styles.unit}>{t('cards.from')} </span>}
        <strong className={styles.amount}>{price}</strong> <span className={styles.unit}>{t('cards.perMonth')}</span>
      </p>
      <p className={styles.other}>
        {period === 'month'
          ? t('cards.orYearly', { price: money(year.perMonth), total: money(year.total) })
          : t('cards.orMonthly', { price: money(plan.monthlyPrice), total: money(year.total) })}
      </p>
      {card.button && (
        <LinkButton block variant={card.highlighted ? 'accent' : 'secondary'} href={card.button.href}>
          {card.button.label}
        </LinkButton>
      )}
      <ul className={styles.features}>
        <Feature>
          {plan.invitations === null
            ? t('cards.invitationsByContract')
            : t('cards.invitations', { number: formatNumber(locale, plan.invitations) })}
        </Feature>
        {card.features.map((words, index) => (
          <Feature key={index}>{words}</Feature>
        ))}
      </ul>
    </li>
  );
}

const Feature = ({ children }: { children: string }) => (
  <li className={styles.feature}>
    <Icon name="check" size={18} />
    <span>{children}</span>
  </li>
);

function HotelExtras({ level }: { level: Level }) {
  const { t, locale } = useT('pricing');
  const { currency, translation, textMessages } = HOTEL_EXTRAS;
  const extras = [
    ['translation', formatMoney(locale, translation, currency), {}],
    [
      'textMessages',
      formatMoney(locale, textMessages.price, currency),
      { number: formatNumber(locale, textMessages.messages) },
    ],
  ] as const;
  return (
    <div className={styles.extras}>
      <ItemTitle level={level}>{t('cards.hotel.title')}</ItemTitle>
      <dl className={styles.extraList}>
        {extras.map(([name, price, params]) => (
          <div key={name} className={styles.extra}>
            <dt>{t(`cards.hotel.${name}`, params)}</dt>
            <dd>{t('cards.hotel.price', { price })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
