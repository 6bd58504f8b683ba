import express from 'express';
import type { Router } from 'express';
import helmet from 'helmet';
import swaggerUiPath from 'swagger-ui-dist/absolute-path.js';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { BRAND_NAME } from '@app/locales/manifest.ts';
import { Problem } from '@app/contracts/common';
import { ACTS } from '@app/contracts/permissions/acts';
import type { Route, RouteSpec } from '../../platform/route.ts';
import { API_ROOT } from '../paths.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

const SECURITY: Record<RouteSpec['auth'], Record<string, string[]>[]> = {
  none: [],
  session: [{ session: [] }],
  member: [{ session: [] }],
  api_key: [{ apiKey: [] }],
  staff: [{ staffToken: [] }],
};

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Who may call it, and what may be answered instead. */
function descriptionOf({ auth, act, failures = [] }: RouteSpec): { description?: string } {
  const { roles = [], feature } = act ? ACTS[act] : {};
  const sentences = [
    auth === 'member' && act ? `Permission: \`${act}\`, for the roles ${named(roles)}.` : '',
    feature ? `The plan must include ${named([feature])}.` : '',
    failures.length > 0 ? `Expected failures: ${named(failures)}.` : '',
  ].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

function contentOf({ answer, stream, download }: Route['spec']) {
  if (download) return { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } };
  if (stream) return { [stream]: { schema: z.string() } };
  return answer && { 'application/json': { schema: answer } };
}

function operation({ spec }: Route): ZodOpenApiOperationObject {
  const { tag, summary, params, query, body, file, status, repeatable } = spec;
  const content = contentOf(spec);
  return {
    tags: [tag],
    summary,
    security: SECURITY[spec.auth],
    ...descriptionOf(spec),
    requestParams: {
      ...(params instanceof z.ZodObject ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
      ...(repeatable
        ? {
            header: z.object({
              'Idempotency-Key': z
                .string()
                .min(8)
                .max(200)
                .optional()
                .meta({ description: 'Makes the request safe to repeat: the same key gets the same answer' }),
            }),
          }
        : {}),
    },
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    ...(file
      ? {
          requestBody: {
            content: Object.fromEntries(file.map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }])),
          },
        }
      : {}),
    responses: {
      [String(status)]: {
        description: 'Done',
        ...(content ? { content } : {}),
      },
      ...(spec.auth === 'api_key' || spec.auth === 'staff'
        ? {
            '401': {
              description: 'The token is missing, invalid or expired',
              headers: { 'WWW-Authenticate': { schema: { type: 'string' }, example: 'Bearer error="invalid_token"' } },
              content: { 'application/problem+json': { schema: Problem } },
            },
          }
        : {}),
      default: { description: 'Error', content: { 'application/problem+json': { schema: Problem } } },
    },
  };
}

/** Generates the OpenAPI 3.1 document from the routes' schemas. */
export function apiDocument(routes: Route[], publicUrl: string): ApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.spec.method]: operation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: `${BRAND_NAME} API`, version: '1' },
    servers: [{ url: `${publicUrl}${API_ROOT}` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'account.session_token' },
        apiKey: { type: 'http', scheme: 'bearer' },
        staffToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Issued by the cms for one staff member, valid for five minutes',
        },
      },
    },
    paths,
  });
}

/** Swagger UI for the document, served from our own origin. */
export function docsPage(document: ApiDocument): Router {
  const router = express.Router();
  router.use(
    helmet.contentSecurityPolicy({
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Swagger UI sets style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  router.get('/', (req, res, next) => {
    if (!req.originalUrl.split('?')[0]?.endsWith('/')) return res.redirect(308, '/api/docs/');
    next();
  });
  router.get('/swagger-initializer.js', (_req, res) => {
    const options = JSON.stringify({
      url: `${API_ROOT}/openapi.json`,
      dom_id: '#swagger-ui',
      deepLinking: true,
      title: document.info.title,
    });
    res
      .type('text/javascript')
      .send(`window.ui = SwaggerUIBundle({ ...${options}, presets: [SwaggerUIBundle.presets.apis] });`);
  });
  router.use(express.static(swaggerUiPath(), { maxAge: '1h' }));
  return router;
}
