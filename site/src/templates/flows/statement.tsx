import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { StatementFlow } from '../../flows/statement/statement-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function StatementTemplate({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('trust');
  return (
    <FlowLayout>
      {hydrated ? (
        <StatementFlow token={params['token'] ?? ''} />
      ) : (
        <Waiting icon="file">{t('statement.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('trust:statement.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
