import { noteReached, untilOnline } from './connection.ts';

/** Attempts while the engine answers: its files may be gone after a release, which only a reload helps. */
const ATTEMPTS = 3;

/** Loads a bundle; without a connection, as soon as there is one again. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      // The notice asks the engine, and says when it answers.
      noteReached(false);
      await untilOnline();
    }
  }
}
