import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { mergedNamespace } from '@app/locales';
import type { Locale, Namespace } from '@app/locales';
import { PageProvider } from '../src/lib/page.tsx';
import { instanceOf } from '../src/lib/texts.ts';

/** Draws an element with the real texts of a locale around it. */
export function renderPage(element: ReactElement, locale: Locale, namespaces: readonly Namespace[]): RenderResult {
  const texts = Object.fromEntries(
    ['common' as const, ...namespaces].map((namespace) => [namespace, mergedNamespace(locale, namespace)]),
  );
  return render(
    <I18nextProvider i18n={instanceOf(locale, texts)}>
      <PageProvider page={{ locale, path: '/', search: '' }}>{element}</PageProvider>
    </I18nextProvider>,
  );
}
