import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { go } from '../../features/forms/go.ts';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { ReviewFlow } from '../../flows/review/review-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function InvitationPage({ params, location }: PageProps<PageData, PageContext>) {
  const { t } = useT('invitation');
  return (
    <BrowserFlow loading={t('edit.loading')}>
      <ReviewFlow slug={params['slug'] ?? ''} token={params['token'] ?? ''} search={location.search} go={go} />
    </BrowserFlow>
  );
}

export const Head = staticHead('invitation:edit.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
