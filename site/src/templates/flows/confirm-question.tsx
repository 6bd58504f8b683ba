import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { ConfirmQuestionFlow } from '../../flows/confirm/confirm-question-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function ConfirmQuestionPage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('product');
  return (
    <BrowserFlow icon="mail" loading={t('confirm.loading')}>
      <ConfirmQuestionFlow token={params['token'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('product:confirm.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
