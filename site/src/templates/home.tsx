import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Locale } from '@app/locales/manifest.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Blocks } from '../features/home/blocks.tsx';
import { absoluteUrl, localePath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { SeoHead } from '../lib/seo.tsx';
import { headT } from '../lib/texts.ts';

/** The home page, and every page that staff build of the same blocks. */
export default function HomePage({ pageContext }: PageProps<PageData, PageContext>) {
  return (
    <PublicLayout flush>
      <Blocks blocks={pageContext.blocks ?? []} />
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
