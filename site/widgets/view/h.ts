export type Child = Node | string | number | false | null | undefined;
type Value = string | number | boolean | null | undefined | ((event: Event) => void);

const SVG = new Set(['svg', 'path', 'circle', 'rect', 'g']);
const ADDRESSES = new Set(['href', 'src']);

/** An absolute address that can be opened without running anything. */
function safeAddress(value: string): string | null {
  return /^https?:\/\//i.test(value) ? (URL.parse(value)?.href ?? null) : null;
}

/**
 * Makes an element. Children become nodes, strings text and nothing else. A function is a listener, `true` an empty
 * attribute; addresses other than http and https are left out.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes?: Record<string, Value>,
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag];
export function h(
  tag: string,
  attributes?: Record<string, Value>,
  ...children: readonly (Child | readonly Child[])[]
): Element;
export function h(
  tag: string,
  attributes: Record<string, Value> = {},
  ...children: readonly (Child | readonly Child[])[]
): Element {
  const element = SVG.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) {
      const text = ADDRESSES.has(name) ? safeAddress(String(value)) : value === true ? '' : String(value);
      if (text !== null) element.setAttribute(name, text);
    }
  }
  for (const child of children.flat() as Child[])
    if (child !== null && child !== undefined && child !== false && child !== '')
      element.append(typeof child === 'number' ? String(child) : child);
  return element;
}

/** A link to another page, which opens beside the shop's. */
export const link = (
  href: string,
  attributes: Record<string, Value>,
  ...children: readonly (Child | readonly Child[])[]
) => h('a', { href, target: '_blank', rel: 'noopener', ...attributes }, ...children);

/** A button that does something here. */
export const button = (
  attributes: Record<string, Value>,
  ...children: readonly (Child | readonly Child[])[]
): HTMLButtonElement => h('button', { type: 'button', ...attributes }, ...children);
