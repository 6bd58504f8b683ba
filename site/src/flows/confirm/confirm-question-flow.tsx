import { ConfirmedQuestion } from '@app/contracts/questions';
import { productPath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { ConfirmLink } from './confirm-link.tsx';

/** `/questions/confirm/{token}`: confirms the e-mail address of a question's author. */
export function ConfirmQuestionFlow({ token }: { token: string }) {
  const { t, locale } = useT('product');
  return (
    <ConfirmLink
      namespace="product"
      token={token}
      slug={null}
      path="/questions/confirmations"
      answer={ConfirmedQuestion}
      actions={({ company, product }) => (
        <LinkButton href={`${productPath(locale, product, company)}#questions`}>{t('confirm.product')}</LinkButton>
      )}
    >
      {({ company, product, answered }) => (
        <p>{t(answered ? 'confirm.answered' : 'confirm.text', { company: company.name, product: product.name })}</p>
      )}
    </ConfirmLink>
  );
}
