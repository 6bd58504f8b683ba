import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the server took it. */
export interface S3Request {
  method: string;
  path: string;
  contentType: string | undefined;
}

export interface S3Server {
  url: string;
  files: Map<string, Buffer>;
  requests: S3Request[];
  /** The statuses of the next answers, before any work is done. */
  failures: number[];
  close(): Promise<void>;
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Signature Version 4 of a request, computed from what arrived. */
function signatureOf(req: IncomingMessage, secret: string): string | undefined {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=/.exec(req.headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const date = req.headers['x-amz-date'];
  if (!day || typeof date !== 'string') return undefined;
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  const canonical = [req.method, req.url, '', headers.join(''), names, req.headers['x-amz-content-sha256']].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex');
}

/** A server that speaks as much of S3 as the storage uses, and checks every signature, for tests. */
export async function startS3(credentials: { accessKeyId: string; secret: string }): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const requests: S3Request[] = [];
  const failures: number[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      const path = req.url ?? '';
      requests.push({ method: req.method ?? '', path, contentType: req.headers['content-type'] });
      const failure = failures.shift();
      if (failure !== undefined) return res.writeHead(failure).end('<Error/>');
      const authorization = req.headers.authorization ?? '';
      const genuine =
        authorization.includes(`Credential=${credentials.accessKeyId}/`) &&
        /Signature=(\w+)$/.exec(authorization)?.[1] === signatureOf(req, credentials.secret) &&
        req.headers['x-amz-content-sha256'] === sha256(body);
      if (!genuine) return res.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (req.method === 'PUT') {
        files.set(path, body);
        return res.writeHead(200).end();
      }
      if (req.method === 'DELETE') {
        files.delete(path);
        return res.writeHead(204).end();
      }
      const file = files.get(path);
      if (!file) return res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return res.writeHead(200, { 'Content-Length': file.length }).end(file);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    failures,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
