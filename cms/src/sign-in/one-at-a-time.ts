const last = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one account after what has begun for it before. Payload reads an account with its sessions, takes
 * 200 ms to check the password, and writes all of it back with the new session: of two sign-ins at once, one would end
 * the other. A lock of the database would not do: a wrong password is counted on a second connection.
 */
export async function oneAtATime<T>(account: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(account);
  const running = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  last.set(account, running);
  try {
    return await running;
  } finally {
    if (last.get(account) === running) last.delete(account);
  }
}
