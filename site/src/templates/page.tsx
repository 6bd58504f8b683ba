import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Blocks } from '../features/blocks/blocks.tsx';
import { feedLinks, hasFeeds } from '../lib/content/feeds.ts';
import { faqJsonLd, organizationJsonLd, websiteJsonLd } from '../lib/head/json-ld.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

/** CMS pages made of blocks, such as the home page. */
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
  const site = { brand, origin };
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  return (
    <SeoHead
      title={seo?.title || brand}
      description={seo?.description ?? ''}
      locale={language}
      origin={origin}
      path={location.pathname}
      indexedLocales={indexedLocales}
      noindex={seo?.noindex}
      brand={brand}
      image={seo?.image}
      feeds={hasFeeds(blocks) ? feedLinks(location.pathname) : []}
      jsonLd={[
        ...(pageContext.routeId === 'home'
          ? [organizationJsonLd(site), websiteJsonLd({ ...site, locale: language })]
          : []),
        faqJsonLd(questions),
      ]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...PageTexts
  }
`;
