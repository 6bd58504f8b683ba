export interface ApiAnswer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface ApiRequest {
  body?: unknown;
  /** Sent as it is, instead of JSON. */
  raw?: Buffer | string;
  contentType?: string;
  headers?: Record<string, string>;
}

let clients = 0;

/** Addresses of a test network (RFC 2544): clients at one address share limits. */
function nextAddress(): string {
  const n = ++clients;
  return `198.${18 + (process.pid & 1)}.${(n >> 8) & 255}.${n & 255}`;
}

/** A small HTTP client with a cookie jar: one browser or one program. */
export class ApiClient {
  readonly #cookies = new Map<string, string>();
  readonly #from = nextAddress();
  readonly #userAgent = `client ${process.pid} at ${this.#from}`;
  readonly address: string;
  readonly origin: string;

  /** `address`: where to connect; `origin`: the origin of the browser's page. */
  constructor(address: string, origin: string) {
    this.address = address;
    this.origin = origin;
  }

  /** Another browser at another address. */
  fresh(): ApiClient {
    return new ApiClient(this.address, this.origin);
  }

  async request<Body = Record<string, unknown>>(
    method: string,
    path: string,
    request: ApiRequest = {},
  ): Promise<ApiAnswer<Body>> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const content = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const answer = await fetch(`${this.address}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin,
        'accept-language': 'en',
        'user-agent': this.#userAgent,
        'x-forwarded-for': this.#from,
        ...(content === undefined ? {} : { 'content-type': request.contentType ?? 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...request.headers,
      },
      ...(content === undefined ? {} : { body: typeof content === 'string' ? content : new Uint8Array(content) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Body,
    };
  }

  get<Body = Record<string, unknown>>(path: string, request?: ApiRequest) {
    return this.request<Body>('GET', path, request);
  }

  post<Body = Record<string, unknown>>(path: string, body?: unknown, request: ApiRequest = {}) {
    return this.request<Body>('POST', path, { body, ...request });
  }

  put<Body = Record<string, unknown>>(path: string, body: unknown) {
    return this.request<Body>('PUT', path, { body });
  }
}
