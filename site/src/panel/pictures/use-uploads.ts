import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { checkFile, photoErrorOf } from '../../flows/photos/photo-error.ts';
import type { PhotoError } from '../../flows/photos/photo-error.ts';
import type { Watch } from './pictures-api.ts';

/** A file on its way, or one that was refused. */
export interface Upload {
  key: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  error: PhotoError | null;
}

export interface Uploads {
  list: readonly Upload[];
  /** How many are on their way. */
  running: number;
  start(files: readonly File[]): void;
  retry(key: string): void;
  discard(key: string): void;
}

/** Uploads files one after another, so that they arrive in their order. `onDone` runs after each. */
export function useUploads(send: (file: File, watch: Watch) => Promise<unknown>, onDone: () => unknown): Uploads {
  const [list, setList] = useState<Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => open.forEach((stop) => stop.abort());
  }, []);

  const patch = (key: string, news: Partial<Upload>) =>
    setList((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)));
  const drop = (key: string) => setList((uploads) => uploads.filter((upload) => upload.key !== key));

  function enqueue(key: string, file: File): void {
    const stop = new AbortController();
    stops.current.set(key, stop);
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return;
      try {
        await send(file, { onProgress: (progress) => patch(key, { progress }), signal: stop.signal });
        drop(key);
        await onDone();
      } catch (error) {
        if (!stop.signal.aborted) patch(key, { error: photoErrorOf(failureOf(error)) });
      } finally {
        stops.current.delete(key);
      }
    });
  }

  return {
    list,
    running: list.filter(({ error }) => error === null).length,
    start(files) {
      const added = files.map((file) => ({ key: newIdempotencyKey(), file, progress: 0, error: checkFile(file) }));
      // A new choice clears earlier refusals.
      setList((uploads) => [...uploads.filter(({ error }) => error === null || error.retry), ...added]);
      for (const { key, file, error } of added) if (!error) enqueue(key, file);
    },
    retry(key) {
      const upload = list.find((one) => one.key === key);
      if (!upload || stops.current.has(key)) return;
      patch(key, { error: null, progress: 0 });
      enqueue(key, upload.file);
    },
    discard(key) {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}
