import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { ConfirmQuestionFlow } from '../../flows/confirm/confirm-question-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function ConfirmQuestionPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('product');
  return (
    <FlowLayout>
      {hydrated ? (
        <ConfirmQuestionFlow token={params['token'] ?? ''} />
      ) : (
        <Waiting icon="mail">{t('confirm.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('product:confirm.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
