import { graphql } from 'gatsby';
import { RegisterAccountPage } from '../../features/account/register-account.tsx';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function RegisterAccountRoute() {
  return (
    <FlowLayout width="form">
      <RegisterAccountPage go={navigateTo} />
    </FlowLayout>
  );
}

export const Head = staticHead('account:registerAccount.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
