import { graphql } from 'gatsby';
import { Logout } from '../../features/account/logout.tsx';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function LogoutPage() {
  return (
    <FlowLayout width="form">
      <Logout />
    </FlowLayout>
  );
}

export const Head = staticHead('account:logout.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
