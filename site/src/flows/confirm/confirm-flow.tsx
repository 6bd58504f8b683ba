import { Token } from '@app/contracts/common';
import { ConfirmedReview } from '@app/contracts/review-forms';
import { ApiProblem, api } from '../../lib/api.ts';
import { localePath, profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Icon, LinkButton } from '../../ui/index.ts';
import { Message, Waiting } from '../../features/forms/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { Receipt } from '../receipt.tsx';
import { useLoad } from '../use-load.ts';

/** `/reviews/{slug}/confirm/{token}`: following the link confirms the review; following it again changes nothing. */
export function ConfirmFlow({ slug, token }: { slug: string; token: string }) {
  const { t, locale } = useT('invitation');
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return ConfirmedReview.parse(await api.post('/reviews/confirmations', { body: { token }, locale, signal }));
  });
  if (loaded.state === 'loading') return <Waiting icon="mail">{t('confirm.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={slug} onRetry={retry} />;

  const { company, receipt, manageToken } = loaded.value;
  const params = { company: company.name };
  return (
    <Message
      replaces
      icon="check"
      tone="success"
      title={t('confirm.title')}
      actions={
        <>
          <LinkButton href={profilePath(locale, company.slug)}>{t('thankYou.others', params)}</LinkButton>
          {company.website && (
            <LinkButton
              href={company.website}
              variant="secondary"
              rel="nofollow noopener"
              icon={<Icon name="external" size={18} />}
            >
              {t('confirm.website', params)}
            </LinkButton>
          )}
          <LinkButton href={localePath(locale, `/invitation/${company.slug}/edit/${manageToken}`)} variant="quiet">
            {t('thankYou.manage')}
          </LinkButton>
        </>
      }
    >
      <p>{t('confirm.text', params)}</p>
      <Receipt receipt={receipt} />
    </Message>
  );
}
