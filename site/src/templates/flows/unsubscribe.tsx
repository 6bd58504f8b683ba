import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { Unsubscribe } from '../../flows/unsubscribe/unsubscribe.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function UnsubscribePage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('account');
  return (
    <BrowserFlow icon="mail" loading={t('unsubscribe.loading')}>
      <Unsubscribe token={params['token'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('account:unsubscribe.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
