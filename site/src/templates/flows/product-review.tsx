import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { ProductFlow } from '../../flows/product/product-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function ProductReviewPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('invitation');
  return (
    <BrowserFlow loading={t('edit.loading')}>
      <ProductFlow token={params['token'] ?? ''} productId={params['productId'] ?? ''} grade={params['grade'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('invitation:product.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
