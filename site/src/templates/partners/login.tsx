import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Login } from '../../features/account/login.tsx';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function PartnersLoginRoute({ location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  return (
    <FlowLayout width="form">
      <Login place="partners" search={hydrated ? location.search : ''} go={navigateTo} />
    </FlowLayout>
  );
}

export const Head = staticHead('partners:login.seo');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
