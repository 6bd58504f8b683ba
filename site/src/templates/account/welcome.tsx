import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Welcome } from '../../features/account/welcome.tsx';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function WelcomePage({ location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  return (
    <FlowLayout width="form">
      <Welcome search={hydrated ? location.search : null} go={navigateTo} />
    </FlowLayout>
  );
}

export const Head = staticHead('account:welcome.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
