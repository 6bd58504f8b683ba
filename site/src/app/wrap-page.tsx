import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { ErrorBoundary } from '../ui/errors/error-boundary.tsx';
import { BadgePicturesProvider } from '../lib/content/badge-pictures.tsx';
import { NavigationProvider } from '../lib/content/navigation.tsx';
import type { PageContext } from '../lib/content/page-props.ts';
import { AddressProvider } from '../lib/addresses/page-address.tsx';
import { noteReferral } from '../lib/browser/referral.ts';
import { useTextMode } from './use-text-mode.ts';

interface WrapArgs {
  element: ReactElement;
  props: object;
}

/** Providers around every page, on the server and in the browser; the texts' provider is outside of them. */
export function wrapPage({ element, props }: WrapArgs): ReactElement {
  const page = props as {
    location: Location;
    pageContext: Pick<PageContext, 'navigation' | 'blocks' | 'badgePictures'> &
      Partial<Pick<PageContext, 'indexedLocales' | 'completeLocales' | 'missingLocales' | 'isShell'>>;
    serverData?: { search?: string };
  };
  const address = {
    path: decode(page.location.pathname),
    search: page.serverData?.search,
    isShell: page.pageContext.isShell ?? false,
    languages: page.pageContext.completeLocales ?? page.pageContext.indexedLocales ?? [],
    missing: page.pageContext.missingLocales ?? [],
  };
  return (
    <AddressProvider address={address}>
      <NavigationProvider navigation={page.pageContext.navigation}>
        <Referral search={page.location.search} />
        <TextMode ofCms={page.pageContext.blocks !== undefined} />
        <BadgePicturesProvider pictures={page.pageContext.badgePictures}>
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

function Referral({ search }: { search: string }) {
  useEffect(() => noteReferral(search), [search]);
  return null;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
