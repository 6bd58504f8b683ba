import type { SlotName, Values } from './slots.ts';

/** How a route is called so that only its ids and links decide what it answers. */
export interface Case {
  /** Path parameter → slot, where its name does not say it. */
  path?: Record<string, SlotName>;
  body?: (values: Values) => object;
  query?: (values: Values) => Record<string, string>;
  /** In place of a body: media type and content. */
  file?: [string, string | 'picture'];
  /** Why the owner's own call is not tried, which would show that the case reaches its subject. */
  unowned?: string;
  /** Fields of the body that look like ids and are the caller's own text. */
  words?: string[];
}
