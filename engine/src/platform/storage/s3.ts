import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { checkedKey } from './storage.ts';
import type { Storage } from './storage.ts';

/** A bucket of Amazon S3, or of any service that speaks its protocol. */
export interface S3Settings {
  /**
   * E.g. `https://s3.eu-central-1.amazonaws.com`. The bucket is the first part of the path, which every service takes.
   */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For tests: milliseconds until a request is given up. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/** Until sending a large file is given up. */
const FILE_TIMEOUT_MS = 15 * 60_000;
/** Of requests that a busy service refused; the first pause is 50 ms and doubles. */
const RETRIES = 3;

/** The service refused or broke. Carries its status, never its words, which may hold keys. */
export class S3Failed extends Error {
  constructor(method: string, status: number) {
    super(`S3 answered ${status} to ${method}`);
  }
}

interface Sent {
  body?: Uint8Array<ArrayBuffer> | Blob;
  /** Of the body. */
  sha256: string;
  type?: string;
  /** Milliseconds. */
  patience?: number;
}

/** Files in a bucket. Each request is signed (Signature Version 4) over its body. */
export function s3Storage(settings: S3Settings): Storage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const urlOf = (key: string): string => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`;

  const hashOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

  async function ask(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { body, sha256, type, patience = timeoutMs }: Sent = { sha256: hashOf('') },
  ): Promise<Response> {
    return client.fetch(urlOf(key), {
      method,
      headers: { 'X-Amz-Content-Sha256': sha256, ...(type && { 'Content-Type': type }) },
      ...(body && { body }),
      signal: AbortSignal.timeout(patience),
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
      const sent = { body: new Uint8Array(bytes), sha256: hashOf(bytes), type: contentType };
      await done('PUT', await ask('PUT', key, sent), (status) => status === 200);
    },
    async putFile(key, file, contentType) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      // A blob of a file is read while it is sent, and again if the request is.
      const sent = {
        body: await openAsBlob(file),
        sha256: hash.digest('hex'),
        type: contentType,
        patience: FILE_TIMEOUT_MS,
      };
      await done('PUT', await ask('PUT', key, sent), (status) => status === 200);
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
