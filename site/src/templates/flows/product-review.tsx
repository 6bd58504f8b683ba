import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { ProductFlow } from '../../flows/product/product-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function ProductReviewPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('invitation');
  return (
    <FlowLayout>
      {hydrated ? (
        <ProductFlow
          token={params['token'] ?? ''}
          productId={params['productId'] ?? ''}
          grade={params['grade'] ?? ''}
        />
      ) : (
        <Waiting icon="chat">{t('edit.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('invitation:product.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
