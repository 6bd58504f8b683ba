import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { MediationFlow } from '../../flows/mediation/mediation-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function MediationTemplate({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('mediation-system');
  return (
    <BrowserFlow loading={t('talk.loading')}>
      <MediationFlow token={params['token'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('mediation-system:talk.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
