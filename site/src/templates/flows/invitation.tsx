import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { ReviewFlow } from '../../flows/review/review-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function InvitationPage({ params, location }: PageProps<PageData, PageContext>) {
  const { t } = useT('invitation');
  return (
    <BrowserFlow loading={t('edit.loading')}>
      <ReviewFlow slug={params['slug'] ?? ''} token={params['token'] ?? ''} search={location.search} go={navigateTo} />
    </BrowserFlow>
  );
}

export const Head = staticHead('invitation:edit.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
