import type { GetServerDataProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { FindCompanyPage } from '../features/find-company/find-company-page.tsx';
import { loadFindCompany, type FindCompanyData } from '../features/find-company/find-company-data.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { serverHead } from '../lib/head/server-head.tsx';

export default function FindCompanyTemplate({
  serverData,
}: PageProps<PageData, PageContext, unknown, FindCompanyData>) {
  return (
    <PublicLayout flush>
      <FindCompanyPage data={serverData} />
    </PublicLayout>
  );
}

export const Head = serverHead('/find-company', 'find-company:seo');

export async function getServerData({ pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadFindCompany(language);
}
