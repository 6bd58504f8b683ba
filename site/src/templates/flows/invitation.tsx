import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { go } from '../../features/forms/go.ts';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { ReviewFlow } from '../../flows/review/review-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function InvitationPage({ params, location }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('invitation');
  return (
    <FlowLayout>
      {hydrated ? (
        <ReviewFlow slug={params['slug'] ?? ''} token={params['token'] ?? ''} search={location.search} go={go} />
      ) : (
        <Waiting icon="chat">{t('edit.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('invitation:edit.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
