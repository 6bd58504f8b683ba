import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { go } from '../features/forms/go.ts';
import { Waiting } from '../features/forms/message.tsx';
import { useHydrated } from '../features/forms/use-hydrated.ts';
import { FlowLayout } from '../layouts/flow-layout.tsx';
import { useT } from '../lib/i18n.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { staticHead } from '../lib/static-head.tsx';
import { ThankYouPreview } from '../panel/thank-you-preview/thank-you-preview.tsx';

export default function ThankYouPreviewPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('panel');
  return (
    <FlowLayout>
      {hydrated ? (
        <ThankYouPreview configId={params['configId'] ?? ''} go={go} />
      ) : (
        <Waiting icon="chat">{t('thankYouPreview.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('panel:thankYouPreview.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
