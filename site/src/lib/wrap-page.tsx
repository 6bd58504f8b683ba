import type { ReactElement } from 'react';
import { ErrorBoundary } from '../features/errors/error-boundary.tsx';
import { BadgePicturesProvider } from './badge-pictures.tsx';
import { NavigationProvider } from './navigation.tsx';
import type { PageContext } from './page-props.ts';
import { AddressProvider } from './page.tsx';
import { useTextMode } from './text-mode.ts';

interface WrapArgs {
  element: ReactElement;
  props: object;
}

/** What every page stands in, on the server and in the browser alike; around it stand the texts. */
export function wrapPage({ element, props }: WrapArgs): ReactElement {
  const page = props as {
    location: Location;
    pageContext: Pick<PageContext, 'navigation' | 'blocks' | 'badgePictures'> &
      Partial<Pick<PageContext, 'indexedLocales' | 'completeLocales' | 'isShell'>>;
    serverData?: { search?: string };
  };
  const address = {
    path: decode(page.location.pathname),
    search: page.serverData?.search,
    isShell: page.pageContext.isShell ?? false,
    languages: page.pageContext.completeLocales ?? page.pageContext.indexedLocales ?? [],
  };
  return (
    <AddressProvider address={address}>
      <NavigationProvider of={page.pageContext.navigation}>
        <TextMode ofCms={page.pageContext.blocks !== undefined} />
        <BadgePicturesProvider of={page.pageContext.badgePictures}>
          <ErrorBoundary>{element}</ErrorBoundary>
        </BadgePicturesProvider>
      </NavigationProvider>
    </AddressProvider>
  );
}

function TextMode({ ofCms }: { ofCms: boolean }) {
  useTextMode(ofCms);
  return null;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
