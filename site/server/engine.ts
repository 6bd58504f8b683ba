const TIMEOUT_MS = 5_000;

/** What the engine says, or the status to give in its place. @throws when it does not answer as it should */
export async function askEngine<T>(
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
  // A question that makes no sense has no answer either.
  if (status === 404 || status === 400 || status === 422) return { status: 404 };
  throw new Error(`the engine answered ${status}`);
}
