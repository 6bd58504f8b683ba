import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Resolver } from 'node:dns/promises';
import { createDomainProofs } from '../domain-proofs/domain-proofs.ts';
import type { DomainProofs } from '../domain-proofs/domain-proofs.ts';
import { createOutside } from './outside.ts';
import type { Outside } from './outside.ts';

type RecordType = 'A' | 'TXT';
const TYPES: Record<number, RecordType> = { 1: 'A', 16: 'TXT' };

/** A fake internet on loopback: a name server and a web server that answers for every domain. */
export interface FakeInternet {
  proofs: DomainProofs;
  files: Outside;
  /** Address of the name server. */
  dns: string;
  webPort: number;
  /** Records by type and name; a name without any does not exist. */
  records: Map<`${RecordType} ${string}`, string[]>;
  /** Answers web requests, by host without its port. */
  answer: (host: string, path: string, res: ServerResponse, req: IncomingMessage) => void;
  /** Requested hosts. */
  asked: string[];
  stop(): Promise<void>;
}

/** The labels of a question, which are not compressed. */
function questionOf(message: Buffer): { name: string; type: RecordType | undefined; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: TYPES[message.readUInt16BE(at + 1)], end: at + 5 };
}

/** RFC 1035: header, the question again, and the answers, which point at its name. */
function answerTo(message: Buffer, end: number, type: number, values: Buffer[], exists: boolean): Buffer {
  const header = Buffer.alloc(12);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(exists ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  const answers = values.map((value) => {
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(value.length, 10);
    return Buffer.concat([record, value]);
  });
  return Buffer.concat([header, message.subarray(12, end), ...answers]);
}

const encode = (type: RecordType, value: string): Buffer =>
  type === 'A'
    ? Buffer.from(value.split('.').map(Number))
    : Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);

export async function startFakeInternet(): Promise<FakeInternet> {
  const records: FakeInternet['records'] = new Map();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { name, type, end } = questionOf(message);
    const values = type ? (records.get(`${type} ${name}`) ?? []) : [];
    const exists = [...records.keys()].some((key) => key.endsWith(` ${name}`));
    const encoded = type ? values.map((value) => encode(type, value)) : [];
    socket.send(answerTo(message, end, type === 'TXT' ? 16 : 1, encoded, exists), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const web = createServer((req, res) => {
    const host = (req.headers.host ?? '').replace(/:\d+$/, '');
    asked.push(host);
    outside.answer(host, req.url ?? '', res, req);
  });
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', () => done()));
  const webPort = (web.address() as AddressInfo).port;
  const dns = `127.0.0.1:${socket.address().port}`;
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([dns]);
  const outside: FakeInternet = {
    dns,
    webPort,
    records,
    asked,
    proofs: createDomainProofs({
      servers: [dns],
      mayConnect: (address) => address === '127.0.0.1',
      originsOf: (domain) => [`http://${domain}:${webPort}`],
    }),
    files: createOutside({
      resolver,
      mayConnect: (address) => address === '127.0.0.1',
      mayUsePort: (port) => port === String(webPort),
    }),
    answer: (_host, _path, res) => void res.writeHead(404).end(),
    async stop() {
      socket.close();
      web.closeAllConnections();
      await new Promise((done) => web.close(done));
    },
  };
  return outside;
}
