import type { WidgetData } from '../widget-data.ts';

/** What a kind gets to draw with. */
export interface Drawing {
  data: WidgetData;
  /** A text in the reader's language, with its placeholders filled; empty if there is none. */
  say: (key: string, values?: Record<string, string | number>) => string;
  /** The box of reserved height. */
  box: HTMLElement;
  /** Lays the bound of the height aside, and back. Null in a frame, whose height nothing can change. */
  expand: ((open: boolean) => void) | null;
  /** Aborted when the widget is removed or drawn again. */
  signal: AbortSignal;
}

/** One kind of widget, in a file of its own. */
export interface Kind {
  css: string;
  /** Draws into an empty element, which becomes part of the page afterwards. */
  draw: (root: HTMLElement, drawing: Drawing) => void;
}
