import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Waiting } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { PrivacyFlow } from '../../flows/privacy/privacy-flow.tsx';
import { useT } from '../../lib/i18n.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import type { PageContext, PageData } from '../../lib/page-props.ts';
import { staticHead } from '../../lib/static-head.tsx';

export default function PrivacyTemplate({ params }: PageProps<PageData, PageContext>) {
  const hydrated = useHydrated();
  const { t } = useT('trust');
  return (
    <FlowLayout>
      {hydrated ? (
        <PrivacyFlow token={params['token'] ?? ''} />
      ) : (
        <Waiting icon="shield">{t('privacy.loading')}</Waiting>
      )}
    </FlowLayout>
  );
}

export const Head = staticHead('trust:privacy.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
