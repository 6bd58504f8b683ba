import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { NpsFlow } from '../../flows/nps/nps-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function NpsInvitationPage({ params, location }: PageProps<PageData, PageContext>) {
  const { t } = useT('nps');
  return (
    <BrowserFlow loading={t('invitation:optOut.loading')}>
      <NpsFlow token={params['token'] ?? ''} search={location.search} />
    </BrowserFlow>
  );
}

export const Head = staticHead('nps:meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
