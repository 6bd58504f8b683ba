import type { WidgetData } from '@app/contracts/widgets/data';

const ENGINE_MS = 5_000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface WidgetRequest {
  locale?: string | undefined;
  product?: string | undefined;
  preview?: string | undefined;
}

/** The engine did not answer, or not as it should. */
export class EngineAway extends Error {}

/**
 * A widget's data as the engine hands them to everybody; null if there is no such widget.
 * @throws EngineAway
 */
export async function readWidget(engineUrl: string, id: string, query: WidgetRequest = {}): Promise<WidgetData | null> {
  if (!ID.test(id)) return null;
  const url = new URL(`/api/v1/widgets/${id}`, engineUrl);
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') url.searchParams.set(name, value);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ENGINE_MS) });
    if (answer.ok) return (await answer.json()) as WidgetData;
    if (answer.status < 500) return null;
    throw new EngineAway(String(answer.status));
  } catch (error) {
    throw error instanceof EngineAway ? error : new EngineAway('no answer', { cause: error });
  }
}
