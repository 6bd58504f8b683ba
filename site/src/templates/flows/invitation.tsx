import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { BrowserFlow } from '../../flows/browser-flow.tsx';
import type { DrawnReview } from '../../flows/review/drawn/drawn-review.ts';
import { DrawnPage } from '../../flows/review/drawn/drawn-page.tsx';
import { useTakeOver } from '../../flows/review/drawn/use-take-over.ts';
import { ReviewFlow } from '../../flows/review/review-flow.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import type { PageContext, PageData } from '../../lib/content/page-props.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

type Props = PageProps<PageData, PageContext & { review?: DrawnReview }>;

export default function InvitationPage({ params, location, pageContext }: Props) {
  const { t } = useT('invitation');
  const takesOver = useTakeOver();
  const drawn = pageContext.review;
  if (drawn && (!takesOver || drawn.kind === 'sent')) {
    return (
      <FlowLayout plain>
        <DrawnPage drawn={drawn} />
      </FlowLayout>
    );
  }
  const flow = (
    <ReviewFlow
      slug={params['slug'] ?? ''}
      token={params['token'] ?? ''}
      search={location.search}
      go={navigateTo}
      drawn={drawn}
    />
  );
  if (drawn) return <FlowLayout plain>{flow}</FlowLayout>;
  return <BrowserFlow loading={t('edit.loading')}>{flow}</BrowserFlow>;
}

export const Head = staticHead('invitation:edit.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
