import type { ReactElement } from 'react';
import { ErrorBoundary } from '../features/errors/error-boundary.tsx';
import { AddressProvider } from './page.tsx';

interface WrapArgs {
  element: ReactElement;
  props: object;
}

/** What every page stands in, on the server and in the browser alike; around it stand the texts. */
export function wrapPage({ element, props }: WrapArgs): ReactElement {
  const page = props as { location: Location; serverData?: { search?: string } };
  return (
    <AddressProvider address={{ path: decode(page.location.pathname), search: page.serverData?.search ?? '' }}>
      <ErrorBoundary>{element}</ErrorBoundary>
    </AddressProvider>
  );
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
