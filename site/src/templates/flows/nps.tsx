import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { NpsFlow } from '../../flows/nps/nps-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function NpsInvitationPage({ params, location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('nps');
  return (
    <FlowLayout>
      {hydrated ? (
        <NpsFlow token={params['token'] ?? ''} search={location.search} />
      ) : (
        <Waiting icon="chat">{t('invitation:optOut.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('nps:meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
