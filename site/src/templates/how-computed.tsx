import { graphql } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { HowComputed } from '../features/trust/how-computed.tsx';
import { staticHead } from '../lib/head/static-head.tsx';

export default function HowComputedPage() {
  return (
    <PublicLayout>
      <HowComputed />
    </PublicLayout>
  );
}

export const Head = staticHead('trust:computed.seo');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
