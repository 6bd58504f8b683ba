import { graphql, navigate } from 'gatsby';
import type { PageProps } from 'gatsby';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';
import { PanelSkeleton } from '../../panel/panel-skeleton.tsx';
import { PartnerPanel } from '../../panel/partner-area/partner-panel.tsx';

export default function PartnerPanelPage({ location, pageContext }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  if (!hydrated) return <PanelSkeleton />;
  return (
    <PartnerPanel
      path={location.pathname}
      origin={pageContext.origin}
      navigate={(path) => void navigate(path)}
      go={navigateTo}
    />
  );
}

export const Head = staticHead('partners:panel.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
