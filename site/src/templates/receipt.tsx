import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { loadReceiptPage, type ReceiptData } from '../features/receipt/receipt-data.ts';
import { ReceiptPage } from '../features/receipt/receipt-page.tsx';
import { localePath } from '../lib/links.ts';
import type { PageContext, PageData } from '../lib/page-props.ts';
import { headFromTexts } from '../lib/seo.tsx';

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
    ...{ texts: data.locales, locale: language, origin, indexedLocales, keyPrefix: 'trust:receipt.seo' },
    path: localePath(language, '/trust/receipt'),
  });
}

export async function getServerData({ pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadReceiptPage(language);
}
