import type { DraftRefusal, PreviewWords } from '../../../../cms/src/export/types.ts';

/** Data of the preview bar. */
export interface PreviewOfPage {
  state: 'draft' | 'published' | DraftRefusal['code'];
  words: PreviewWords;
  /** Number of blocks that are not shown yet. */
  left: number;
  /** Keys of the marked texts; a mark encodes the index. */
  keys: string[];
  pageId: string | null;
  /** The page's own address. */
  path: string;
}
