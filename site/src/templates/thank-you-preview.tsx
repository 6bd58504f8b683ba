import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { navigateTo } from '../lib/addresses/navigate.ts';
import { useT } from '../lib/texts/i18n.ts';
import { BrowserFlow } from '../flows/browser-flow.tsx';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { staticHead } from '../lib/head/static-head.tsx';
import { ThankYouPreview } from '../panel/thank-you-preview/thank-you-preview.tsx';

export default function ThankYouPreviewPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('panel');
  return (
    <BrowserFlow loading={t('thankYouPreview.loading')}>
      <ThankYouPreview configId={params['configId'] ?? ''} go={navigateTo} />
    </BrowserFlow>
  );
}

export const Head = staticHead('panel:thankYouPreview.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
