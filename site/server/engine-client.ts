const TIMEOUT_MS = 5_000;

/** A response of the engine's API, or the status to send instead. @throws if the engine fails or does not answer */
export async function fetchFromEngine<T>(
  engineUrl: string,
  path: string,
): Promise<{ status: 200; data: T } | { status: 404 | 410 }> {
  const answer = await fetch(new URL(`/api/v1${path}`, engineUrl), {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = answer;
  if (answer.ok) return { status: 200, data: (await answer.json()) as T };
  await answer.body?.cancel();
  if (status === 410) return { status };
  // Invalid parameters name nothing that exists.
  if (status === 404 || status === 400 || status === 422) return { status: 404 };
  throw new Error(`the engine answered ${status}`);
}
