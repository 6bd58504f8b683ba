import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import { loadWhenOnline } from '../../lib/api/load-when-online.ts';
import type { TextPart } from '../../lib/texts/parts.ts';
import { useTextParts } from '../../lib/texts/use-text-parts.ts';

/**
 * A component that is loaded when it is first rendered, its bundle and its texts at once.
 * @param name its export
 * @param parts texts that it uses and the page does not carry; a test compares them with the code
 */
export function lazyWithTexts<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...parts: readonly TextPart[]
): ComponentType<Props> {
  let bundle: Promise<{ default: ComponentType<Props> }> | undefined;
  const begin = () => (bundle ??= loadWhenOnline(load).then((module) => ({ default: module[name] })));
  const Loaded = lazy(begin) as ComponentType<Props>;
  return function WithTexts(props: Props) {
    // React begins with the bundle only after the texts. What fails is thrown where it is rendered.
    begin().catch(() => undefined);
    useTextParts(parts);
    return createElement(Loaded, props);
  };
}
