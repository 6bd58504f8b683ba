import type * as MapLibre from 'maplibre-gl';

/** As the front door serves them (`site/server/maps/map-files.ts`), in no bundle of pages. */
const FOLDER = '/map-files';

let loading: Promise<typeof MapLibre> | undefined;

function attach<Tag extends 'link' | 'script'>(tag: Tag, given: Partial<HTMLElementTagNameMap[Tag]>): Promise<unknown> {
  const element = Object.assign(document.createElement(tag), given);
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => reject(new Error(`${FOLDER} is not there`)));
    document.head.append(element);
  });
}

async function load(): Promise<typeof MapLibre> {
  const library = new Promise<typeof MapLibre>((resolve) =>
    window.addEventListener('map-library', (event) => resolve((event as CustomEvent<typeof MapLibre>).detail), {
      once: true,
    }),
  );
  await Promise.all([
    attach('link', { rel: 'stylesheet', href: `${FOLDER}/maplibre-gl.css` }),
    // A module that fires the event; bundlers would look for an import of such an address.
    attach('script', { type: 'module', src: `${FOLDER}/open.mjs` }),
  ]);
  return library;
}

/** MapLibre GL, 450 kB compressed with its worker and styles: loaded when the first map is opened. */
export function loadMapLibrary(): Promise<typeof MapLibre> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
