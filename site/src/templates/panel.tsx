import { graphql, navigate } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { localePath } from '../lib/addresses/links.ts';
import { navigateTo } from '../lib/addresses/navigate.ts';
import { useHydrated } from '../lib/browser/use-hydrated.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { staticHead } from '../lib/head/static-head.tsx';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { Panel } from '../panel/panel.tsx';

export default function PanelPage({ location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  if (!hydrated) return <PanelSkeleton />;
  return (
    <Panel
      path={location.pathname}
      search={location.search}
      navigate={(path, options) => void navigate(path, options)}
      go={navigateTo}
    />
  );
}

const PanelHead = staticHead('panel:meta');

/** With the manifest that lets browsers install the panel as an app. */
export function Head(props: HeadProps<PageData, PageContext>) {
  return (
    <>
      {PanelHead(props)}
      <link rel="manifest" href={localePath(props.pageContext.language, '/panel.webmanifest')} />
    </>
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
