/** Path of everything that other sites embed. */
export const WIDGETS_PATH = '/widgets';
export const MANIFEST_NAME = 'manifest.json';

/** Folder of the scripts beside the releases, which a build of the site leaves alone. */
export const WIDGETS_FOLDER = '.widgets';

/** The newest scripts. */
export interface WidgetManifest {
  /** Changes with any script. */
  hash: string;
  /** Path of the stable script. */
  loader: string;
  kinds: Record<
    string,
    {
      /** Path of the kind's own script, which needs no loader and never changes. */
      url: string;
      /** For the attribute of that name. */
      integrity: string;
      /** Pixels that each layout takes. */
      heights: Readonly<Record<string, number>>;
    }
  >;
}
