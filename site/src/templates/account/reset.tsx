import { graphql } from 'gatsby';
import { Reset } from '../../features/account/reset.tsx';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function ResetPage() {
  return (
    <FlowLayout width="form">
      <Reset />
    </FlowLayout>
  );
}

export const Head = staticHead('account:reset.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
