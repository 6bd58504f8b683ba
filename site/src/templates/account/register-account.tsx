import { graphql } from 'gatsby';
import { RegisterAccountPage } from '../../features/account/register-account.tsx';
import { go } from '../../features/forms/go.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/static-head.tsx';

export default function RegisterAccountRoute() {
  return (
    <FlowLayout width="form">
      <RegisterAccountPage go={go} />
    </FlowLayout>
  );
}

export const Head = staticHead('account:registerAccount.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
