import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { WidgetSettings } from '@app/contracts/widgets/widgets';
import type { WidgetPreview } from '@app/contracts/widgets/widgets';
import type { AppContext } from '../../platform/context.ts';
import { keyedHash } from '../../platform/security/keyed-hash.ts';
import { TokenInvalid } from '../../platform/tokens.ts';

const HOURS = 12;

const Previewed = z.object({ widgetId: Id, settings: WidgetSettings, until: z.number() });
type Previewed = z.infer<typeof Previewed>;

const signatureOf = ({ config }: Pick<AppContext, 'config'>, payload: string): string =>
  keyedHash(config.SESSION_SECRET, 'widget-preview', payload);

/** Settings as a text that only we can have written: previews need no row, and cannot be made up by others. */
export function signPreview(
  app: Pick<AppContext, 'config'>,
  given: Omit<Previewed, 'until'>,
  now: Date,
): WidgetPreview {
  const until = now.getTime() + HOURS * 3_600_000;
  const payload = Buffer.from(JSON.stringify({ ...given, until })).toString('base64url');
  return { preview: `${payload}.${signatureOf(app, payload)}`, until: new Date(until).toISOString() };
}

/** @throws TokenInvalid if it is not ours, of another widget, or older than 12 hours */
export function readPreview(
  app: Pick<AppContext, 'config'>,
  preview: string,
  { widgetId, now }: { widgetId: string; now: Date },
): WidgetSettings {
  const [payload = '', given = ''] = preview.split('.');
  const [expected, got] = [Buffer.from(signatureOf(app, payload)), Buffer.from(given)];
  if (expected.length !== got.length || !timingSafeEqual(expected, got)) throw new TokenInvalid();
  const known = Previewed.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (known.widgetId !== widgetId || known.until < now.getTime()) throw new TokenInvalid();
  return known.settings;
}
