import { graphql } from 'gatsby';
import { RegisterPartnerPage } from '../../features/partners/register.tsx';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function PartnersRegisterRoute() {
  return (
    <PublicLayout>
      <RegisterPartnerPage go={navigateTo} />
    </PublicLayout>
  );
}

export const Head = staticHead('partners:register.seo');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
