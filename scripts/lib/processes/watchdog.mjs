// Outlives its parent for a moment: when the parent is gone without a good-bye (kill -9, a crash), its children are
// stopped here, so that no orphan keeps a port or a database. The parent's end is seen as the end of standard input.
// Input, one line each: "+ <pid> <signal> <group|single>" and "- <pid>".
import { createInterface } from 'node:readline';

const GRACE_MS = 10_000;
const watched = new Map();

// Runs in a group of its own; a terminal's signals are for the parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const target = (pid, { group }) => (group ? -pid : pid);
const signalTo = (pid, entry, signal) => {
  try {
    process.kill(target(pid, entry), signal);
    return true;
  } catch {
    return false;
  }
};

const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  const [sign, pid, signal, reach] = line.split(' ');
  if (sign === '+') watched.set(Number(pid), { signal, group: reach === 'group' });
  else watched.delete(Number(pid));
});
input.on('close', async () => {
  for (const [pid, entry] of watched) signalTo(pid, entry, entry.signal);
  const end = Date.now() + GRACE_MS;
  while (Date.now() < end && [...watched].some(([pid, entry]) => signalTo(pid, entry, 0))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const [pid, entry] of watched) signalTo(pid, entry, 'SIGKILL');
  process.exit(0);
});
