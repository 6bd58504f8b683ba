import type { GetServerDataProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { loadBadges, type BadgesData } from '../features/badges/badges-data.ts';
import { BadgesPage } from '../features/badges/badges-page.tsx';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { serverHead } from '../lib/head/server-head.tsx';

export default function BadgesTemplate({ serverData }: PageProps<PageData, PageContext, unknown, BadgesData>) {
  return (
    <PublicLayout>
      <BadgesPage data={serverData} />
    </PublicLayout>
  );
}

export const Head = serverHead('/badges', 'badges:seo');

export async function getServerData({ pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadBadges(language);
}
