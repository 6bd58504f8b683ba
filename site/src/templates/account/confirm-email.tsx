import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { ConfirmEmail } from '../../features/account/mailed-links.tsx';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function ConfirmEmailPage({ location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  return (
    <FlowLayout width="form">
      <ConfirmEmail search={hydrated ? location.search : null} />
    </FlowLayout>
  );
}

export const Head = staticHead('account:mailLink.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
