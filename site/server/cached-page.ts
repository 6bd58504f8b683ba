import type { CachedPage } from './kept-pages.ts';
import type { RenderedPage } from './renderer.ts';
import { sendable } from './send.ts';

/** A rendered page as it is kept and sent. */
export const cachedPage = ({ html, ...page }: RenderedPage): CachedPage => ({ ...page, ...sendable(html) });
