import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { MediationFlow } from '../../flows/mediation/mediation-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function MediationTemplate({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('mediation-system');
  return (
    <FlowLayout>
      {hydrated ? <MediationFlow token={params['token'] ?? ''} /> : <Waiting icon="chat">{t('talk.loading')}</Waiting>}
    </FlowLayout>
  );
}

export const Head = staticHead('mediation-system:talk.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
