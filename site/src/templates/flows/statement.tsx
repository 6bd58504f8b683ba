import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import { StatementFlow } from '../../flows/statement/statement-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function StatementTemplate({ params }: PageProps<PageData, PageContext>) {
  const { t } = useT('trust');
  return (
    <BrowserFlow icon="file" loading={t('statement.loading')}>
      <StatementFlow token={params['token'] ?? ''} />
    </BrowserFlow>
  );
}

export const Head = staticHead('trust:statement.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
