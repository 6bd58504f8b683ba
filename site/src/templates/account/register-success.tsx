import { graphql } from 'gatsby';
import { RegisterSuccess } from '../../features/account/register-success.tsx';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function RegisterSuccessPage() {
  return (
    <FlowLayout width="form">
      <RegisterSuccess />
    </FlowLayout>
  );
}

export const Head = staticHead('account:registerSuccess.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
