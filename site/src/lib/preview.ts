import type { DraftRefusal, PreviewWords } from '../../../cms/src/export/types.ts';

/** What a page in the preview says to staff besides its content. */
export interface PreviewOfPage {
  state: 'draft' | 'published' | DraftRefusal['code'];
  words: PreviewWords;
  /** Blocks that are not shown yet. */
  left: number;
  /** Keys of the marked texts, by their numbers. */
  keys: string[];
  pageId: string | null;
  /** The page's own address. */
  path: string;
}
