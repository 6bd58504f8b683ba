import { graphql } from 'gatsby';

/** Fragment with a page's texts, for the i18n plugin. Every template's query includes `...PageTexts`. */
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
