import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ErrorBoundary } from '../features/errors/error-boundary.tsx';
import { textsOf, type PageContext, type PageData } from './page-props.ts';
import { PageProvider } from './page.tsx';
import { pageI18n } from './texts.ts';

interface WrapArgs {
  element: ReactElement;
  props: object;
}

/** What every page stands in, on the server and in the browser alike. */
export function wrapPage({ element, props }: WrapArgs): ReactElement {
  const page = props as {
    data?: PageData;
    pageContext: PageContext;
    location: Location;
    serverData?: { search?: string };
  };
  const { language } = page.pageContext;
  return (
    <I18nextProvider i18n={pageI18n(language, textsOf(page))}>
      <PageProvider
        page={{ locale: language, path: decode(page.location.pathname), search: page.serverData?.search ?? '' }}
      >
        <ErrorBoundary>{element}</ErrorBoundary>
      </PageProvider>
    </I18nextProvider>
  );
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
