import type { RequestHandler } from 'express';
import type { Texts } from '../../node/content/texts.ts';
import { readTextPart } from '../../src/lib/texts/parts.ts';
import { sendPage, toSendable, type Sendable } from '../http/send-page.ts';
import { REVALIDATE } from '../http/static-files.ts';

/**
 * `GET /text-parts/de/panel.reviews.json`: texts that a page does not carry. They are those of the published content, as
 * the page’s own are.
 */
export function textParts(texts: () => Promise<Texts>): RequestHandler {
  /** Compressed once for each content. */
  const kept = new WeakMap<Texts, Map<string, Sendable>>();
  return async (req, res, next) => {
    const asked = readTextPart(req.params['locale'], req.params['part']);
    if (!asked) return next();
    const current = await texts();
    const known = kept.get(current) ?? new Map<string, Sendable>();
    kept.set(current, known);
    let part = known.get(req.path);
    if (!part) {
      const found = current.part(asked.locale, asked.namespace, asked.key);
      if (!found) return next();
      part = toSendable(JSON.stringify(found));
      known.set(req.path, part);
    }
    res.setHeader('Cache-Control', REVALIDATE);
    await sendPage(req, res, { ...part, status: 200, type: 'application/json; charset=utf-8' });
  };
}
