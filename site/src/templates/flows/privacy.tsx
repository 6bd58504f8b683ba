import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { PrivacyFlow } from '../../flows/privacy/privacy-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function PrivacyTemplate({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('trust');
  return (
    <BrowserFlow icon="shield" loading={t('privacy.loading')}>
      <PrivacyFlow token={params['token'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('trust:privacy.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
