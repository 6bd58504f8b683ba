import type { PageContext } from '../../lib/content/page-props.ts';
import { SeoHead } from '../../lib/head/seo.tsx';
import type { T } from '../../lib/texts/i18n.ts';

/** Head of a list that does not exist. */
export function MissingHead({ t, page }: { t: T; page: Pick<PageContext, 'language' | 'origin' | 'indexedLocales'> }) {
  return (
    <SeoHead
      title={t('common:errors.notFound.seo.title')}
      description={t('common:errors.notFound.seo.description')}
      locale={page.language}
      origin={page.origin}
      indexedLocales={page.indexedLocales}
      brand={t('common:brand')}
    />
  );
}
