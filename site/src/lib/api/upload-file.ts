import { API_BASE, ApiProblem, problemOf } from './api.ts';
import { noteReached } from './connection.ts';

/** Timeout in milliseconds: a large picture on a weak connection. */
const UPLOAD_MS = 180_000;

export interface UploadOptions {
  method?: 'POST' | 'PUT';
  locale: string;
  /** Called with the uploaded share, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Uploads a file unchanged to a path below `/api/v1`. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @returns the answer's JSON, undefined without one
 * @throws ApiProblem
 */
export async function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<unknown> {
  const response = await send(path, file, options);
  if (!response.ok) throw await problemOf(response);
  noteReached(true);
  return response.status === 204 ? undefined : await response.json();
}

function send(
  path: string,
  file: Blob,
  { method = 'POST', locale, onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, API_BASE + path);
    request.setRequestHeader('Content-Type', file.type);
    request.setRequestHeader('Accept-Language', locale);
    request.timeout = UPLOAD_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = request.ontimeout = () => {
      noteReached(false);
      reject(new ApiProblem({ status: 0, code: 'network' }));
    };
    request.onabort = () => reject(new DOMException('Removed', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
