import type { Express } from 'express';
import { routes } from '../../entry/domains.ts';
import type { ApiDocument } from './openapi.ts';
import { API_ROOT } from '../paths.ts';
import { testApi } from '../testing.ts';
import type { TestApi } from '../testing.ts';

interface Operation {
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

let api: TestApi;
let document: ApiDocument;
let operations: { method: 'get' | 'post' | 'put' | 'delete'; path: string; operation: Operation }[];
beforeAll(async () => {
  api = await testApi();
  document = (
    await api
      .program()
      .get(`${API_ROOT}/openapi.json`)
      .expect(200)
      .expect('Content-Type', /^application\/json/)
  ).body;
  operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method: method as 'get',
      path,
      operation,
    })),
  );
});
afterAll(() => api.close());

/** Every object within `value`. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** Method and path of what is mounted below the API's root, as Express itself has it. */
function mounted(server: Express): string[] {
  const routers = server.router.stack.flatMap(({ handle }) => ('stack' in handle ? [handle as Express['router']] : []));
  return routers
    .flatMap(({ stack }) => stack)
    .flatMap(({ route }) =>
      (route?.stack ?? []).flatMap(({ method }) =>
        method ? [`${method} ${route?.path.replace(/:(\w+)/g, '{$1}')}`] : [],
      ),
    )
    .filter((name) => !name.endsWith(' /') && !name.endsWith('.js'));
}

describe('the OpenAPI document', () => {
  it('the OpenAPI document is OpenAPI 3.1 and names the server', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual({ title: expect.any(String), version: expect.any(String) });
    expect(document.servers).toEqual([{ url: `${api.app.config.PUBLIC_URL}${API_ROOT}` }]);
    expect(operations).toHaveLength(routes.length);
  });

  it('the OpenAPI document contains no dangling references', () => {
    for (const { $ref } of objectsIn(document)) {
      if (typeof $ref !== 'string') continue;
      const found = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
      expect({ $ref, found }).toEqual({ $ref, found: expect.any(Object) });
    }
    const schemes = Object.keys(document.components?.securitySchemes ?? {});
    for (const { operation } of operations)
      for (const scheme of operation.security.flatMap((one) => Object.keys(one))) expect(schemes).toContain(scheme);
  });

  it('the OpenAPI document describes each operation, its input and its answers', () => {
    for (const { method, path, operation } of operations) {
      const { tags, summary, parameters = [], responses } = operation;
      const inPath = parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
      expect({ method, path, tags: tags.length, named: summary.length > 3 }).toEqual({
        method,
        path,
        tags: 1,
        named: true,
      });
      expect({ path, inPath }).toEqual({ path, inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name) });
      const bearer = operation.security.some((scheme) => 'apiKey' in scheme || 'staffToken' in scheme);
      const refused = bearer ? ['401'] : [];
      expect(Object.keys(responses)).toEqual([expect.stringMatching(/^[23]\d\d$/), ...refused, 'default']);
      expect(Object.keys(responses['default']?.content ?? {})).toEqual(['application/problem+json']);
      if (method === 'get') expect(operation).not.toHaveProperty('requestBody');
    }
  });

  it('the OpenAPI document lists exactly the mounted paths', () => {
    const documented = operations.map(({ method, path }) => `${method} ${path}`);
    expect(mounted(api.server).sort()).toEqual(documented.sort());
  });

  it('the OpenAPI document lists only paths that answer', async () => {
    for (const { method, path } of operations) {
      const { status, body } = await api.browser()[method](`${API_ROOT}${path.replace(/\{\w+\}/g, 'none')}`);
      expect({ method, path, status: status < 500, code: body?.code }).not.toMatchObject({ code: 'not_found' });
      expect({ method, path, status }).not.toMatchObject({ status: 405 });
      expect({ method, path, fine: status < 500 }).toEqual({ method, path, fine: true });
    }
  });

  it('the OpenAPI document documents the Idempotency-Key where it is honoured', () => {
    const offered = operations
      .filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'Idempotency-Key'))
      .map(({ path }) => path);
    expect(offered.sort()).toEqual([
      '/contact-messages',
      '/entry-reviews',
      '/me/companies',
      '/me/partner/companies',
      '/mediations/{token}/messages',
      '/orders',
      '/panel/companies/{companyId}/answer-templates',
      '/panel/companies/{companyId}/bulk-answers',
      '/panel/companies/{companyId}/entry-codes',
      '/panel/companies/{companyId}/experts',
      '/panel/companies/{companyId}/invitation-configs',
      '/panel/companies/{companyId}/manager/messages',
      '/panel/companies/{companyId}/markets',
      '/panel/companies/{companyId}/mediations/{reviewId}/messages',
      '/panel/companies/{companyId}/orders',
      '/panel/companies/{companyId}/review-exports',
      '/panel/companies/{companyId}/review-shares',
      '/panel/companies/{companyId}/review-views',
      '/panel/companies/{companyId}/widgets',
      '/product-reviews',
      '/products/{productId}/questions',
      '/reviews',
      '/surveys/anonymous/{token}/form',
    ]);
  });
});

describe('the page of API docs', () => {
  it('the page of API docs is HTML from our own origin without inline scripts', async () => {
    await api.program().get('/api/docs').expect(308).expect('Location', '/api/docs/');
    const { headers, text } = await api.program().get('/api/docs/').expect(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).not.toMatch(/<script(?![^>]*\ssrc="\.\/)/);
    const scripts = [...text.matchAll(/<script[^>]*\ssrc="\.\/([^"]+)"/g)].map(([, name]) => name);
    expect(scripts).toContain('swagger-initializer.js');
    for (const name of scripts)
      await api
        .program()
        .get(`/api/docs/${name}`)
        .expect(200)
        .expect('Content-Type', /javascript/);
  });

  it('the page of API docs loads the document', async () => {
    const { text } = await api.program().get('/api/docs/swagger-initializer.js').expect(200);
    expect(text).toContain(`"url":"${API_ROOT}/openapi.json"`);
  });
});
