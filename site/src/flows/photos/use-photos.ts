import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS } from '@app/contracts/reviews';
import type { Photo } from '@app/contracts/reviews';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { previewOf } from './preview.ts';
import { photoErrorOf, checkFile } from './photo-error.ts';
import type { PhotoError } from './photo-error.ts';
import { mayBePhoto, shrinkPhoto } from './shrink-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

/** An uploaded photo, with a local thumbnail if there is one. */
export type UploadedPhoto = Photo & { preview?: string | undefined };

/** A file being uploaded, or a failed one. */
export interface PendingPhoto {
  key: string;
  file: File;
  preview: string | undefined;
  /** Progress, 0 to 1. */
  progress: number;
  fault: PhotoError | null;
}

export interface PhotoUploads {
  /** Token that gives access to photos before they are public. */
  token: string;
  done: readonly UploadedPhoto[];
  pending: readonly PendingPhoto[];
  /** Number of photos that can still be added. */
  room: number;
  /** Whether some of the last chosen files exceeded the limit. */
  tooMany: boolean;
  add(files: readonly File[]): void;
  retry(key: string): void;
  discard(key: string): void;
  remove(id: string): void;
  /** Resolves when no upload is pending. */
  settled(): Promise<void>;
}

export interface UsePhotos {
  token: string;
  value: readonly UploadedPhoto[];
  /** Functional update, because several uploads may end at once. */
  change(update: (photos: readonly UploadedPhoto[]) => UploadedPhoto[]): void;
  /** Photos that a review has are only removed from the list; the engine deletes them on saving. */
  saved?: readonly Photo[];
}

/** Uploads each photo as soon as it is chosen, and continues while the form shows another step. */
export function usePhotos({ token, value, change, saved = [] }: UsePhotos): PhotoUploads {
  const { locale } = useT('invitation');
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const running = useRef(new Map<string, { stop: AbortController; ended: Promise<void> }>());
  useEffect(() => {
    const left = running.current;
    return () => left.forEach(({ stop }) => stop.abort());
  }, []);

  const patch = (key: string, news: Partial<PendingPhoto>) =>
    setPending((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)));
  const drop = (key: string) => setPending((photos) => photos.filter((photo) => photo.key !== key));

  async function send(key: string, file: File, stop: AbortController): Promise<void> {
    const drawn = previewOf(file);
    void drawn.then((preview) => patch(key, { preview }));
    try {
      const small = await shrinkPhoto(file);
      const fault = checkFile(small);
      if (fault) return patch(key, { fault });
      if (stop.signal.aborted) return;
      const onProgress = (progress: number) => patch(key, { progress });
      const photo = await uploadPhoto(small, token, { locale, onProgress, signal: stop.signal });
      const preview = await drawn;
      change((photos) => [...photos, { ...photo, preview }]);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted) patch(key, { fault: photoErrorOf(failureOf(error)) });
    } finally {
      running.current.delete(key);
    }
  }
  function start(key: string, file: File): void {
    const stop = new AbortController();
    running.current.set(key, { stop, ended: send(key, file, stop) });
  }

  const room = MAX_PHOTOS - value.length - pending.filter(({ fault }) => fault === null).length;
  return {
    token,
    done: value,
    pending,
    room,
    tooMany,
    add(files) {
      setTooMany(files.length > room);
      // A new choice clears earlier failures.
      setPending((photos) => photos.filter(({ fault }) => fault === null || fault.retry));
      for (const file of files.slice(0, Math.max(room, 0))) {
        const key = newIdempotencyKey();
        const fault = mayBePhoto(file) ? null : checkFile(file);
        setPending((photos) => [...photos, { key, file, preview: undefined, progress: 0, fault }]);
        if (!fault) start(key, file);
      }
    },
    retry(key) {
      const photo = pending.find((one) => one.key === key);
      if (!photo || running.current.has(key)) return;
      patch(key, { fault: null, progress: 0 });
      start(key, photo.file);
    },
    discard(key) {
      running.current.get(key)?.stop.abort();
      drop(key);
    },
    remove(id) {
      change((photos) => photos.filter((photo) => photo.id !== id));
      // A failed deletion is ignored: the sweep of unused photos deletes it later.
      if (!saved.some((photo) => photo.id === id))
        api.delete(`/photos/${id}`, { query: { token }, locale }).catch(() => {});
    },
    async settled() {
      await Promise.all([...running.current.values()].map(({ ended }) => ended));
    },
  };
}
