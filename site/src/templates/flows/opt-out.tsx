import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { OptOut } from '../../flows/opt-out/opt-out.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function OptOutPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('invitation');
  return (
    <BrowserFlow icon="mail" loading={t('optOut.loading')}>
      <OptOut token={params['invitationToken'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('invitation:optOut.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
