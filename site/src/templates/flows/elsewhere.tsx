import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { ElsewhereFlow } from '../../flows/elsewhere/elsewhere-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function ElsewherePage({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('invitation');
  return (
    <BrowserFlow loading={t('edit.loading')}>
      <ElsewhereFlow slug={params['slug'] ?? ''} token={params['token'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('invitation:edit.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
