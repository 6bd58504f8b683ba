import { graphql } from 'gatsby';
import { PrivacyRequest } from '../../flows/privacy/privacy-request.tsx';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function PrivacyRequestPage() {
  return (
    <FlowLayout footnote={null}>
      <PrivacyRequest />
    </FlowLayout>
  );
}

export const Head = staticHead('trust:privacy.request.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
