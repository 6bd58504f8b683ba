import { graphql } from 'gatsby';

/** The texts of a page. Every template's query spreads it: `...PageTexts`. */
export const pageTexts = graphql`
  fragment PageTexts on Query {
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          language
          data
        }
      }
    }
  }
`;
