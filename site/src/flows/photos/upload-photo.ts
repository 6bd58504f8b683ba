import { Photo } from '@app/contracts/reviews';
import { API_BASE, ApiProblem, problemOf } from '../../lib/api.ts';

/** A big photo on a weak connection. */
const UPLOAD_MS = 180_000;

export interface UploadOptions {
  /** Of the invitation, the entry code or the author's link. */
  token: string;
  locale: string;
  /** Told the share that has left, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends one photo as it is and gives what the engine made of it. `fetch` cannot tell how far it is. @throws ApiProblem */
export async function uploadPhoto(file: Blob, options: UploadOptions): Promise<Photo> {
  const response = await send(file, options);
  if (!response.ok) throw await problemOf(response);
  return Photo.parse(await response.json());
}

function send(file: Blob, { token, locale, onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE}/photos?${new URLSearchParams({ token }).toString()}`);
    request.setRequestHeader('Content-Type', file.type);
    request.setRequestHeader('Accept-Language', locale);
    request.timeout = UPLOAD_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = request.ontimeout = () => reject(new ApiProblem({ status: 0, code: 'network' }));
    request.onabort = () => reject(new DOMException('Removed', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
