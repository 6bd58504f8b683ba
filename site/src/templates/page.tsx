import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Locale } from '@app/locales/manifest.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Blocks } from '../features/blocks/blocks.tsx';
import { absoluteUrl, localePath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { SeoHead } from '../lib/seo.tsx';
import { headT } from '../lib/texts.ts';

/** Every page that staff build of blocks in the cms; the home page is one of them. */
export default function BlocksPage({ pageContext }: PageProps<PageData, PageContext>) {
  const { blocks = [], extras, seo, routeId } = pageContext;
  return (
    <PublicLayout flush>
      <Blocks blocks={blocks} extras={extras} title={seo?.title ?? ''} home={routeId === 'home'} />
    </PublicLayout>
  );
}

export function Head({ data, pageContext, location }: HeadProps<PageData, PageContext>) {
  const { language, origin, indexedLocales, seo, blocks = [] } = pageContext;
  const t = headT(language, data.locales);
  const brand = t('common:brand');
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  return (
    <SeoHead
      title={seo?.title ?? brand}
      description={seo?.description ?? ''}
      locale={language}
      origin={origin}
      path={location.pathname}
      indexedLocales={indexedLocales}
      noindex={seo?.noindex}
      brand={brand}
      image={seo?.image}
      jsonLd={[
        ...(pageContext.routeId === 'home' ? [website(brand, language, origin)] : []),
        ...(questions.length > 0
          ? [
              {
                '@context': 'https://schema.org',
                '@type': 'FAQPage',
                mainEntity: questions.map(({ question, answer }) => ({
                  '@type': 'Question',
                  name: question,
                  acceptedAnswer: { '@type': 'Answer', text: answer },
                })),
              },
            ]
          : []),
      ]}
    />
  );
}

const website = (brand: string, language: Locale, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand,
  url: absoluteUrl(origin, localePath(language, '/')),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absoluteUrl(origin, localePath(language, '/find-company'))}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
