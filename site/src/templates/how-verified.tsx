import { graphql } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { HowVerified } from '../features/trust/how-verified.tsx';
import { staticHead } from '../lib/head/static-head.tsx';

export default function HowVerifiedPage() {
  return (
    <PublicLayout>
      <HowVerified />
    </PublicLayout>
  );
}

export const Head = staticHead('trust:verified.seo');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
