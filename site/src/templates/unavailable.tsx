import { graphql } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { ServiceDown } from '../ui/errors/error-pages.tsx';
import { staticHead } from '../lib/head/static-head.tsx';

export default function UnavailablePage() {
  return (
    <PublicLayout>
      <ServiceDown />
    </PublicLayout>
  );
}

export const Head = staticHead('common:errors.unavailable.seo');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
