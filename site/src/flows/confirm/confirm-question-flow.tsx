import { Token } from '@app/contracts/common';
import { ConfirmedQuestion } from '@app/contracts/questions';
import { ApiProblem, api } from '../../lib/api.ts';
import { productPath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { Message, Waiting } from '../../features/forms/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';

/** `/questions/confirm/{token}`: following the link confirms the address; following it again changes nothing. */
export function ConfirmQuestionFlow({ token }: { token: string }) {
  const { t, locale } = useT('product');
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return ConfirmedQuestion.parse(await api.post('/questions/confirmations', { body: { token }, locale, signal }));
  });
  if (loaded.state === 'loading') return <Waiting icon="mail">{t('confirm.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;

  const { company, product, answered } = loaded.value;
  return (
    <Message
      replaces
      icon="check"
      tone="success"
      title={t('confirm.title')}
      actions={
        <LinkButton href={`${productPath(locale, product, company)}#questions`}>{t('confirm.product')}</LinkButton>
      }
    >
      <p>{t(answered ? 'confirm.answered' : 'confirm.text', { company: company.name, product: product.name })}</p>
    </Message>
  );
}
