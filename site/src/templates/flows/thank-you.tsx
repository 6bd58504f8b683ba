import { graphql } from 'gatsby';
import { ThankYou } from '../../flows/review/thank-you/thank-you.tsx';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { staticHead } from '../../lib/head/static-head.tsx';

export default function ThankYouPage() {
  return (
    <FlowLayout>
      <ThankYou />
    </FlowLayout>
  );
}

export const Head = staticHead('invitation:thankYou.meta');

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
