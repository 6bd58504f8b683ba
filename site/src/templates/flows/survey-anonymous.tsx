import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { OpeningFlow } from '../../flows/survey/opening-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function SurveyAnonymousPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('surveys');
  return (
    <BrowserFlow loading={t('opening.loading')}>
      <OpeningFlow links="anonymous" token={params['surveyToken'] ?? ''} go={navigateTo} />
    </BrowserFlow>
  );
}

export const Head = staticHead('surveys:opening.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
