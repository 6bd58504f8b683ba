import type { PollQuestion } from '@app/contracts/company-reviews/product-polls';
import { useT } from '../../lib/texts/i18n.ts';

/** Returns of which products a question is asked, in words. */
export function useScopeWords(): (question: Pick<PollQuestion, 'category' | 'product'>) => string {
  const { t } = useT('panel');
  return ({ category, product }) => {
    if (product !== null) return t('features.scopes.product', { product });
    return category === null ? t('features.scopes.all') : t('features.scopes.category', { category });
  };
}
