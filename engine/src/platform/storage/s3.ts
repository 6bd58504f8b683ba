import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { checkedKey } from './storage.ts';
import type { Storage } from './storage.ts';

/** A bucket of Amazon S3, or of any service that speaks its protocol. */
export interface S3Settings {
  /** E.g. `https://s3.eu-central-1.amazonaws.com`. The bucket is the first part of the path, which every service takes. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For tests: milliseconds until a request is given up. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/** Of requests that a busy service refused; the first pause is 50 ms and doubles. */
const RETRIES = 3;

/** The service refused or broke. Carries its status, never its words, which may hold keys. */
export class S3Failed extends Error {
  constructor(method: string, status: number) {
    super(`S3 answered ${status} to ${method}`);
  }
}

/** Files in a bucket. Each request is signed (Signature Version 4) over its body. */
export function s3Storage(settings: S3Settings): Storage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const urlOf = (key: string): string => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`;

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer, type?: string): Promise<Response> {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    return client.fetch(urlOf(key), {
      method,
      headers: { 'X-Amz-Content-Sha256': sha256, ...(type && { 'Content-Type': type }) },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  /** Reads a short answer to its end, so that the connection is free again. */
  async function done(method: string, response: Response, fine: (status: number) => boolean): Promise<void> {
    await response.arrayBuffer();
    if (!fine(response.status)) throw new S3Failed(method, response.status);
  }

  async function read(key: string): Promise<Response | undefined> {
    const response = await ask('GET', key);
    if (response.ok) return response;
    await response.arrayBuffer();
    if (response.status === 404) return undefined;
    throw new S3Failed('GET', response.status);
  }

  return {
    async put(key, bytes, contentType) {
      await done('PUT', await ask('PUT', key, bytes, contentType), (status) => status === 200);
    },
    async get(key) {
      const response = await read(key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    async stream(key) {
      const response = await read(key);
      if (!response?.body) return undefined;
      return {
        body: Readable.fromWeb(response.body as ReadableStream),
        bytes: Number(response.headers.get('content-length')),
      };
    },
    async delete(key) {
      await done('DELETE', await ask('DELETE', key), (status) => status < 300 || status === 404);
    },
  };
}
