import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { loadReceiptPage, type ReceiptData } from '../features/trust/receipt/receipt-data.ts';
import { ReceiptPage } from '../features/trust/receipt/receipt-page.tsx';
import { localePath } from '../lib/addresses/links.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { headFromTexts } from '../lib/head/seo.tsx';

export default function ReceiptTemplate({ serverData }: PageProps<PageData, PageContext, unknown, ReceiptData>) {
  return (
    <PublicLayout>
      <ReceiptPage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<PageData, PageContext, ReceiptData>) {
  const { language, origin, indexedLocales } = pageContext;
  return headFromTexts({
    texts: data.locales,
    locale: language,
    origin,
    indexedLocales,
    keyPrefix: 'trust:receipt.seo',
    path: localePath(language, '/trust/receipt'),
  });
}

export async function getServerData({ pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadReceiptPage(language);
}
