import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { PreviewBar, PreviewClosed } from '../features/staff/preview-frame.tsx';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { withoutMarks } from '../lib/texts/text-marks.ts';
import BlocksPage from './page.tsx';

type Props = PageProps<PageData, PageContext, unknown, { search: string }>;

/** Preview of a CMS page: the front door adds the current content to the context (`server/previews.ts`). */
export default function PreviewPage(props: Props) {
  const { preview, language } = props.pageContext;
  if (!preview) return null;
  if (preview.state !== 'draft' && preview.state !== 'published') {
    return (
      <PublicLayout>
        <PreviewClosed preview={preview} locale={language} />
      </PublicLayout>
    );
  }
  return (
    <>
      <BlocksPage {...props} />
      <PreviewBar preview={preview} locale={language} />
    </>
  );
}

export function Head({ pageContext: { preview, seo } }: HeadProps<PageData, PageContext>) {
  return (
    <>
      <title>{seo ? withoutMarks(seo.title) : preview?.words.draft}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}

/** Makes Gatsby render it on the server; the language menu keeps the token. */
export function getServerData({ query }: GetServerDataProps) {
  const token = new URLSearchParams({ token: String(query?.['token'] ?? '') });
  return { props: { search: `?${token.toString()}` } };
}
