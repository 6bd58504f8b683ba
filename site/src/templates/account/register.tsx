import { graphql } from 'gatsby';
import { RegisterIntro } from '../../features/account/register-intro.tsx';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function RegisterPage() {
  return (
    <PublicLayout>
      <RegisterIntro />
    </PublicLayout>
  );
}

export const Head = staticHead('account:register.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
