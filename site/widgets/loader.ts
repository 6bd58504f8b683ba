import type { Kind } from './element/kind.ts';
import { defineWidget } from './element/review-widget.ts';

/** Folder of the kinds' scripts, `/widgets/<hash>/`; written in by the build. */
declare const KINDS_FOLDER: string;

const script = (document.currentScript ??
  document.querySelector('script[src*="/widgets/loader.js"]')) as HTMLScriptElement | null;

if (script) {
  const { origin } = new URL(script.src);
  const loading = new Map<string, Promise<Kind>>();
  // `import` instead of a script element, whose address pages with Trusted Types refuse.
  const fetchKind = (kind: string): Promise<Kind> =>
    import(`${origin}${KINDS_FOLDER}${encodeURIComponent(kind)}.part.js`).then(
      (module: { default: Kind }) => module.default,
    );
  defineWidget(origin, {
    load(kind) {
      let module = loading.get(kind);
      if (!module) {
        loading.set(kind, (module = fetchKind(kind)));
        module.catch(() => loading.delete(kind));
      }
      return module;
    },
  });
}
