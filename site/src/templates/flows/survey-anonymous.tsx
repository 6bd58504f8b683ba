import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { go } from '../../features/forms/go.ts';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { OpeningFlow } from '../../flows/survey/opening-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function SurveyAnonymousPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('surveys');
  return (
    <FlowLayout>
      {hydrated ? (
        <OpeningFlow links="anonymous" token={params['surveyToken'] ?? ''} go={go} />
      ) : (
        <Waiting icon="chat">{t('opening.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('surveys:opening.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
