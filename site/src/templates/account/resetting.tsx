import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Resetting } from '../../features/account/resetting.tsx';
import { go } from '../../features/forms/go.ts';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function ResettingPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  return <FlowLayout width="form">{hydrated && <Resetting token={params['token'] ?? ''} go={go} />}</FlowLayout>;
}

export const Head = staticHead('account:resetting.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
