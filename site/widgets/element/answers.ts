import type { WidgetData } from '../widget-data.ts';

/** A page that is open all day asks again after this time. */
const FRESH_MS = 300_000;
const MOST = 50;

const answers = new Map<string, { at: number; data: Promise<WidgetData> }>();

/**
 * Data of a widget; those that ask for the same at about the same time share one request.
 * @throws if the engine cannot be reached, or answers anything but 200
 */
export function widgetData(url: string): Promise<WidgetData> {
  const known = answers.get(url);
  if (known && Date.now() - known.at < FRESH_MS) return known.data;
  const data = ask(url);
  answers.delete(url);
  answers.set(url, { at: Date.now(), data });
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  data.catch(() => answers.delete(url));
  return data;
}

async function ask(url: string): Promise<WidgetData> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as WidgetData;
}

const told = new Set<string>();

/**
 * Counts a view or a click, once per page and widget. Not `sendBeacon`, which would send our cookies along; the answer
 * is of no interest.
 */
export function tell(url: string): void {
  if (told.has(url)) return;
  told.add(url);
  fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => undefined);
}
