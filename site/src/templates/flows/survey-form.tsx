import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { SurveyFlow } from '../../flows/survey/survey-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function SurveyFormPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('surveys');
  return (
    <FlowLayout>
      {hydrated ? (
        <SurveyFlow token={params['formToken'] ?? ''} />
      ) : (
        <Waiting icon="chat">{t('opening.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('surveys:form.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
