import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Join } from '../../features/account/join.tsx';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function JoinPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  return <FlowLayout width="form">{hydrated && <Join token={params['token'] ?? ''} go={navigateTo} />}</FlowLayout>;
}

export const Head = staticHead('account:mailLink.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
