/**
 * Builds of the site as the builder writes them (`site/node/builder/cms-tables.ts`) and the cms lists them. Only types:
 * see `types.ts`.
 */

/** A published change that a build was made for. */
export interface BuildReason {
  entity: string;
  title: string | null;
  /** E-mail address of the member of staff. */
  by: string | null;
}

/** The column `reasons`: how many changes there were, and the newest of them. */
export interface BuildReasons {
  count: number;
  items: BuildReason[];
}

/** The column `changed`: how many files of the site differ from the release before, and some of their paths. */
export interface ChangedFiles {
  count: number;
  paths: string[];
}

/** How a build ended. `unchanged`: an older release already has this content; `memory` is in MB. */
export type BuildOutcome =
  | { state: 'done'; release: string; changed: ChangedFiles; memory: number }
  | { state: 'unchanged'; release: string }
  | { state: 'failed'; error: string; output: string };

export type BuildState = 'running' | BuildOutcome['state'];
