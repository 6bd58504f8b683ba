import { graphql } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { NotFound } from '../ui/errors/error-pages.tsx';
import { staticHead } from '../lib/head/static-head.tsx';

export default function NotFoundPage() {
  return (
    <PublicLayout>
      <NotFound />
    </PublicLayout>
  );
}

export const Head = staticHead('common:errors.notFound.seo');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
