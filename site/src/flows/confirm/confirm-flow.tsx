import { ConfirmedReview } from '@app/contracts/review-forms';
import { localePath, profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, LinkButton } from '../../ui/index.ts';
import { Receipt } from '../receipt.tsx';
import { ConfirmLink } from './confirm-link.tsx';

/** `/reviews/{slug}/confirm/{token}`: confirms the review. */
export function ConfirmFlow({ slug, token }: { slug: string; token: string }) {
  const { t, locale } = useT('invitation');
  return (
    <ConfirmLink
      namespace="invitation"
      token={token}
      slug={slug}
      path="/reviews/confirmations"
      answer={ConfirmedReview}
      actions={({ company, manageToken }) => (
        <>
          <LinkButton href={profilePath(locale, company.slug)}>
            {t('thankYou.others', { company: company.name })}
          </LinkButton>
          {company.website && (
            <LinkButton
              href={company.website}
              variant="secondary"
              rel="nofollow noopener"
              icon={<Icon name="external" size={18} />}
            >
              {t('confirm.website', { company: company.name })}
            </LinkButton>
          )}
          <LinkButton href={localePath(locale, `/invitation/${company.slug}/edit/${manageToken}`)} variant="quiet">
            {t('thankYou.manage')}
          </LinkButton>
        </>
      )}
    >
      {({ company, receipt }) => (
        <>
          <p>{t('confirm.text', { company: company.name })}</p>
          <Receipt receipt={receipt} />
        </>
      )}
    </ConfirmLink>
  );
}
