import { graphql } from 'gatsby';

/** The texts of a page, where the plugin looks for them. Every template's query spreads it: `...PageTexts`. */
export const pageTexts = graphql`
  fragment PageTexts on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
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
