import type { PageContext } from '../../lib/page-props.ts';
import { SeoHead } from '../../lib/seo.tsx';
import type { T } from '../../lib/i18n.ts';

/** Head of a list that is not there. */
export function MissingHead({ t, of }: { t: T; of: Pick<PageContext, 'language' | 'origin' | 'indexedLocales'> }) {
  return (
    <SeoHead
      title={t('common:errors.notFound.seo.title')}
      description={t('common:errors.notFound.seo.description')}
      locale={of.language}
      origin={of.origin}
      indexedLocales={of.indexedLocales}
      brand={t('common:brand')}
    />
  );
}
