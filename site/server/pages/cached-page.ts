import type { CachedPage } from './page-store.ts';
import type { RenderedPage } from '../releases/renderer.ts';
import { toSendable } from '../http/send-page.ts';

/** The form in which a rendered page is cached and sent. */
export const toCachedPage = ({ html, ...page }: RenderedPage): CachedPage => ({ ...page, ...toSendable(html) });
