import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Raw requests, sent over a number of keep-alive connections, each sending its next after its response. */
export interface HttpLoad {
  port: number;
  connections: number;
  requests: string[];
  expectedStatus: number;
  /** Record each request's time. */
  timed?: boolean;
  /** If given, requests are repeated in turn until the time is up; otherwise each is sent once. */
  seconds?: number;
}

export interface LoadResult {
  done: number;
  seconds: number;
  /** CPU time of generating the load in this process. */
  cpuMs: number;
  /** For a timed load: milliseconds of each request, in sending order. */
  times?: number[];
}

/** CPU time of this process since then, in milliseconds. */
export function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const HEAD_END = '\r\n\r\n';

/** A minimal HTTP/1.1 connection, because its cost would count against the server. */
class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #expected: number | undefined;
  #status = 0;
  #answered: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    const broken = (error: Error): void => this.#answered?.reject(error);
    this.#socket.on('error', broken);
    this.#socket.on('close', () => broken(new Error('the server has closed the connection')));
  }

  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#answered = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (this.#expected === undefined) {
      const end = this.#received.indexOf(HEAD_END);
      if (end < 0) return;
      const head = this.#received.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) return this.#answered?.reject(new Error(`an answer without a length:\n${head}`));
      this.#status = Number(head.slice(9, 12));
      this.#expected = end + HEAD_END.length + Number(length);
    }
    if (this.#received.length < this.#expected) return;
    this.#received = Buffer.alloc(0);
    this.#expected = undefined;
    this.#answered?.resolve(this.#status);
  }
}

/** @throws if a response has an unexpected status: rates of failures are meaningless */
export async function sendLoad(load: HttpLoad): Promise<LoadResult> {
  const { port, requests, expectedStatus } = load;
  const connections = Array.from({ length: load.connections }, () => new Connection(port));
  const cpu = process.cpuUsage();
  const started = performance.now();
  const until = load.seconds === undefined ? undefined : started + load.seconds * 1000;
  let next = 0;
  let done = 0;
  const times: number[] = [];
  const more = (): boolean => (until === undefined ? next < requests.length : performance.now() < until);
  const run = async (connection: Connection): Promise<void> => {
    while (more()) {
      const n = next++;
      const request = requests[n % requests.length] ?? '';
      const sent = performance.now();
      const status = await connection.send(request);
      if (load.timed) times[n] = performance.now() - sent;
      if (status !== expectedStatus) throw new Error(`status ${status} for ${request.split('\r\n')[0]}`);
      done += 1;
    }
  };
  try {
    await Promise.all(connections.map(run));
    return { done, seconds: (performance.now() - started) / 1000, cpuMs: cpuSince(cpu), ...(load.timed && { times }) };
  } finally {
    connections.forEach((connection) => connection.close());
  }
}
