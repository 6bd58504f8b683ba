import { sendWithRetry } from './send.ts';

class Lost extends Error {}
const isTransient = (error: unknown) => error instanceof Lost;

/** A request that fails with the given errors, then answers `sent`. */
function flaky(...failures: Error[]) {
  const calls = { count: 0 };
  const request = async () => {
    const failure = failures[calls.count++];
    if (failure) throw failure;
    return 'sent';
  };
  return { calls, request };
}

describe('sending on a weak connection', () => {
  it('sending retries after a lost connection and reports each attempt', async () => {
    const told: string[] = [];
    const { calls, request } = flaky(new Lost(), new Lost());
    const onRetry = (attempt: number, attempts: number) => told.push(`${attempt}/${attempts}`);
    await expect(sendWithRetry(request, { isTransient, onRetry, waits: [1, 1, 1] })).resolves.toBe('sent');
    expect(calls.count).toBe(3);
    expect(told).toEqual(['2/4', '3/4']);
  });

  it('sending does not retry the server’s refusal', async () => {
    const { calls, request } = flaky(new Error('invitation_used'));
    await expect(sendWithRetry(request, { isTransient, waits: [1, 1] })).rejects.toThrow('invitation_used');
    expect(calls.count).toBe(1);
  });

  it('sending throws the last failure after the last attempt', async () => {
    const { calls, request } = flaky(new Lost('1'), new Lost('2'), new Lost('3'), new Lost('4'));
    await expect(sendWithRetry(request, { isTransient, waits: [1, 1] })).rejects.toThrow('3');
    expect(calls.count).toBe(3);
  });

  it('sending stops when the page is left', async () => {
    const leave = new AbortController();
    const { calls, request } = flaky(new Lost(), new Lost());
    const sending = sendWithRetry(request, { isTransient, signal: leave.signal, waits: [60_000] });
    leave.abort();
    await expect(sending).rejects.toBeInstanceOf(Lost);
    expect(calls.count).toBe(1);
  });
});
