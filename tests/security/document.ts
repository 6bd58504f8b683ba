import type { ApiDocument } from '../../engine/src/http/openapi/openapi.ts';

/** The parts of a JSON schema that are looked at. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

const NAMES_AN_ID = /^(id|token|code|slug)$|Ids?$/;

/** A route as the document has it. */
export function operationOf(document: ApiDocument, path: string, method: string): Operation {
  const operations = document.paths?.[path] as unknown as Record<string, Operation> | undefined;
  const operation = operations?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}

export const schemasOf = (document: ApiDocument): Record<string, Schema> =>
  (document.components?.schemas ?? {}) as Record<string, Schema>;

/** Names of whatever a route of the API's document takes that may be an id or a link. */
export function idsTakenBy(document: ApiDocument, path: string, method: string) {
  const operation = operationOf(document, path, method);
  const named = (where: string) =>
    (operation.parameters ?? []).filter((one) => one.in === where).map(({ name }) => name);
  const schemas = schemasOf(document);
  const body = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (!schema) return;
    const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
    if ($ref) {
      if (seen.has($ref)) return;
      seen.add($ref);
      return visit(schemas[$ref.split('/').at(-1) ?? '']);
    }
    for (const [name, property] of Object.entries(properties)) {
      if (NAMES_AN_ID.test(name) || property.format === 'uuid') body.add(name);
      visit(property);
    }
    [items, ...anyOf, ...oneOf, ...allOf].forEach(visit);
  };
  visit(operation.requestBody?.content['application/json']?.schema);
  return { path: named('path'), query: named('query').filter((name) => NAMES_AN_ID.test(name)), body: [...body] };
}
