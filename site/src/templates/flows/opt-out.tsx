import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { OptOut } from '../../flows/opt-out/opt-out.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function OptOutPage({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('invitation');
  return (
    <FlowLayout>
      {hydrated ? (
        <OptOut token={params['invitationToken'] ?? ''} />
      ) : (
        <Waiting icon="mail">{t('optOut.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('invitation:optOut.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
