import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS } from '@app/contracts/reviews';
import type { Photo } from '@app/contracts/reviews';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { previewOf } from './preview.ts';
import { faultOf, faultOfFile } from './photo-fault.ts';
import type { PhotoFault } from './photo-fault.ts';
import { uploadPhoto } from './upload-photo.ts';

/** A photo that has arrived, with a picture of it made on this device where there is one. */
export type UploadedPhoto = Photo & { preview?: string | undefined };

/** A file on its way, or one that did not get there. */
export interface PendingPhoto {
  key: string;
  file: File;
  preview: string | undefined;
  /** 0 to 1. */
  progress: number;
  fault: PhotoFault | null;
}

export interface PhotoUploads {
  /** Opens the photos before they are public. */
  token: string;
  done: readonly UploadedPhoto[];
  pending: readonly PendingPhoto[];
  /** How many more may be added. */
  room: number;
  /** Some of the files last chosen were left out: there was no room. */
  tooMany: boolean;
  add(files: readonly File[]): void;
  retry(key: string): void;
  discard(key: string): void;
  remove(id: string): void;
  /** Resolves once nothing is on its way any more. */
  settled(): Promise<void>;
}

export interface UsePhotos {
  token: string;
  value: readonly UploadedPhoto[];
  /** Given what the value should become from what it is then: several uploads may end at once. */
  change(update: (photos: readonly UploadedPhoto[]) => UploadedPhoto[]): void;
  /** Photos that the engine already has for a review are only left out; dropping them there waits for saving. */
  keepOnServer?: boolean;
}

/** Uploads photos as soon as they are chosen, each by itself, and keeps going while the form shows another step. */
export function usePhotos({ token, value, change, keepOnServer = false }: UsePhotos): PhotoUploads {
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
      const onProgress = (progress: number) => patch(key, { progress });
      const photo = await uploadPhoto(file, { token, locale, onProgress, signal: stop.signal });
      const preview = await drawn;
      change((photos) => [...photos, { ...photo, preview }]);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted) patch(key, { fault: faultOf(failureOf(error)) });
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
      // What failed before has been seen; a new choice is a new start.
      setPending((photos) => photos.filter(({ fault }) => fault === null || fault.retry));
      for (const file of files.slice(0, Math.max(room, 0))) {
        const key = newKey();
        const fault = faultOfFile(file);
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
      // Whether it is dropped at once or by the sweep of what nobody sent makes no difference to the reviewer.
      if (!keepOnServer) api.delete(`/photos/${id}`, { query: { token }, locale }).catch(() => {});
    },
    async settled() {
      await Promise.all([...running.current.values()].map(({ ended }) => ended));
    },
  };
}
