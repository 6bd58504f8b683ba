import { graphql, navigate } from 'gatsby';
import type { PageProps } from 'gatsby';
import { go } from '../features/forms/go.ts';
import { useHydrated } from '../features/forms/use-hydrated.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { staticHead } from '../lib/static-head.tsx';
import { Panel, PanelSkeleton } from '../panel/panel.tsx';

export default function PanelPage({ location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  if (!hydrated) return <PanelSkeleton />;
  return <Panel path={location.pathname} search={location.search} navigate={(path) => void navigate(path)} go={go} />;
}

export const Head = staticHead('panel:meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
