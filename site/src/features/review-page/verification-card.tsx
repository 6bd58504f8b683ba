import { localePath } from '../../lib/addresses/links.ts';
import { formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout.tsx';
import * as page from './review-page.module.css';

interface VerificationCardProps {
  text: string;
  /** Share of its orders whose customers a company has invited; null: not known, or too few. */
  coverage?: number | null;
}

/** Sidebar card: how reviews are verified. */
export function VerificationCard({ text, coverage = null }: VerificationCardProps) {
  const { t, locale } = useT('profile');
  return (
    <Card as="section" className={page.how}>
      <h2 className={page.asideTitle}>
        <Icon name="shield" />
        {t('how.title')}
      </h2>
      <p>{text}</p>
      {coverage !== null && <p>{t('how.coverage', { percent: formatPercent(locale, coverage) })}</p>}
      <p>
        <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('how.link')}</a>
      </p>
    </Card>
  );
}
