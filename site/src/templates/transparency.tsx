import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { loadTransparency, type TransparencyData } from '../features/trust/transparency/transparency-data.ts';
import { TransparencyPage } from '../features/trust/transparency/transparency-page.tsx';
import { formatMonth } from '../lib/texts/format.ts';
import { localePath } from '../lib/addresses/links.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

type Props = PageProps<PageData, PageContext, unknown, TransparencyData>;

export default function TransparencyTemplate({ serverData }: Props) {
  return (
    <PublicLayout>
      <TransparencyPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, TransparencyData>) {
  const { language, origin, indexedLocales, routeId } = pageContext;
  const t = headT(language, data.locales, 'trust');
  const around = { locale: language, origin, indexedLocales, brand: t('common:brand') };
  if (serverData.kind !== 'shown')
    return (
      <SeoHead
        title={t('common:errors.notFound.seo.title')}
        description={t('common:errors.notFound.seo.description')}
        {...around}
      />
    );
  const { month, complete } = serverData.report;
  const params = { month: formatMonth(language, `${month}-01`) };
  // The address without a month is canonical only until the first month is completed; later it shows that month's page.
  const isOwn = routeId === 'transparency' && !complete;
  const path = isOwn ? '/trust/transparency' : `/trust/transparency/${month}`;
  return (
    <SeoHead
      title={t('report.seo.title', params)}
      description={t('report.seo.description', params)}
      path={localePath(language, path)}
      noindex={!complete && !isOwn}
      {...around}
    />
  );
}

export async function getServerData({ params, pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  const month = params?.['month'];
  return loadTransparency(typeof month === 'string' ? month : undefined, language);
}
