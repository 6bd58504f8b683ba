import { useEffect, useRef, useState } from 'react';
import type { CreateAppeal, StatementOfReasons } from '@app/contracts/moderation';
import { formatDate } from '../../lib/texts/format.ts';
import { localePath, profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, GradeDisplay, Icon, LinkButton, cx } from '../../ui/index.ts';
import { AppealForm } from './appeal-form.tsx';
import * as flow from '../flow.module.css';
import * as styles from './statement.module.css';

/** Decisions in favour of the author. */
const GOOD: ReadonlySet<StatementOfReasons['effect']> = new Set(['reinstated', 'kept']);

export interface StatementPageProps {
  token: string;
  loaded: StatementOfReasons;
  /** Sends the appeal and returns the updated statement. */
  appeal(words: CreateAppeal): Promise<StatementOfReasons>;
}

/** The decision, its reasons, the text concerned and the appeal. */
export function StatementPage({ token, loaded, appeal }: StatementPageProps) {
  const { t, locale } = useT('trust');
  const [statement, setStatement] = useState(loaded);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { company, side, effect, ground, rules, decidedBy, at, review } = statement;
  const params = { company: company.name };
  const words =
    side === 'author' ? `statement.effects.${effect}` : `statement.reported.${effect === 'kept' ? 'kept' : 'other'}`;
  return (
    <div className={flow.page}>
      <Card className={flow.card}>
        <span className={cx(styles.medal, GOOD.has(effect) && styles.good)}>
          <Icon name={GOOD.has(effect) ? 'check' : 'shield'} size={28} />
        </span>
        <h1 className={flow.title} ref={heading} tabIndex={-1}>
          {t(`${words}.title`, params)}
        </h1>
        <p>{t(`${words}.text`, params)}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('statement.why')}</dt>
            <dd>
              {t(`reviews:grounds.${ground}`)}
              {rules.length > 0 && (
                <ul className={styles.rules}>
                  {rules.map((rule) => (
                    <li key={rule}>{t(`reviews:rules.${rule}`, { defaultValue: rule })}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('statement.decidedBy')}</dt>
            <dd>{t(`statement.by.${decidedBy}`)}</dd>
          </div>
          <div>
            <dt>{t('statement.at')}</dt>
            <dd>
              <time dateTime={at}>{formatDate(locale, at)}</time>
            </dd>
          </div>
        </dl>
        <section className={styles.own} aria-labelledby="own-text">
          <h2 className={styles.ownTitle} id="own-text">
            {t('statement.own', { company: company.name, date: formatDate(locale, review.submittedAt) })}
          </h2>
          <GradeDisplay value={review.grade} />
          {review.body === null ? (
            <p className={flow.note}>{t('statement.noText')}</p>
          ) : (
            <blockquote className={cx(flow.words, styles.quote)} dir="auto">
              {review.body}
            </blockquote>
          )}
        </section>
      </Card>
      <Appeal token={token} statement={statement} appeal={appeal} onChange={setStatement} />
      {!(side === 'author' && GOOD.has(effect)) && <p className={flow.note}>{t('statement.elsewhere')}</p>}
      <div className={flow.actions}>
        <LinkButton variant="secondary" href={localePath(locale, '/trust/how-reviews-are-verified')}>
          {t('computed.next')}
        </LinkButton>
        <LinkButton variant="quiet" href={profilePath(locale, company.slug)}>
          {t('statement.others', params)}
        </LinkButton>
      </div>
    </div>
  );
}

function Appeal({
  token,
  statement,
  appeal,
  onChange,
}: Pick<StatementPageProps, 'token' | 'appeal'> & {
  statement: StatementOfReasons;
  onChange(statement: StatementOfReasons): void;
}) {
  const { t, locale } = useT('trust');
  const [justSent, setJustSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSent) heading.current?.focus();
  }, [justSent]);
  const made = statement.appeal;
  if (made) {
    return (
      <Card as="section" className={flow.card} aria-labelledby="appeal-state">
        <h2 className={flow.heading} id="appeal-state" ref={heading} tabIndex={-1}>
          {t(`statement.appeal.${made.state}.title`)}
        </h2>
        <p>
          {t(`statement.appeal.${made.state}.text`, {
            date: formatDate(locale, made.state === 'open' ? made.at : (made.decidedAt ?? made.at)),
          })}
        </p>
      </Card>
    );
  }
  if (!statement.canAppeal) return null;
  return (
    <Card as="section" className={flow.card} aria-labelledby="appeal-title">
      <h2 className={flow.heading} id="appeal-title">
        {t('statement.appeal.title')}
      </h2>
      <p>{t(statement.side === 'author' ? 'statement.appeal.text' : 'statement.appeal.textReport')}</p>
      <AppealForm
        token={token}
        asksEmail={statement.side === 'reporter'}
        send={async (words) => {
          onChange(await appeal(words));
          setJustSent(true);
        }}
      />
    </Card>
  );
}
