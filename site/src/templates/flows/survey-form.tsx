import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { SurveyFlow } from '../../flows/survey/survey-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function SurveyFormPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('surveys');
  return (
    <BrowserFlow loading={t('opening.loading')}>
      <SurveyFlow token={params['formToken'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('surveys:form.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
