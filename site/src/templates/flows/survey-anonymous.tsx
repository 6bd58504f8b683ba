import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { go } from '../../features/forms/go.ts';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { OpeningFlow } from '../../flows/survey/opening-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function SurveyAnonymousPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('surveys');
  return (
    <BrowserFlow loading={t('opening.loading')}>
      <OpeningFlow links="anonymous" token={params['surveyToken'] ?? ''} go={go} />
    </BrowserFlow>
  );
}

export const Head = staticHead('surveys:opening.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
