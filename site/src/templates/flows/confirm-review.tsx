import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { ConfirmFlow } from '../../flows/confirm/confirm-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function ConfirmReviewPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('invitation');
  return (
    <FlowLayout>
      {hydrated ? (
        <ConfirmFlow slug={params['slug'] ?? ''} token={params['token'] ?? ''} />
      ) : (
        <Waiting icon="mail">{t('confirm.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('invitation:confirm.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
