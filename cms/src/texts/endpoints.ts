import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Locale } from '../locales.ts';
import { type Translator, toTranslator } from './translator.ts';
import { exportTexts } from './files/export.ts';
import { readHistory, readVersion } from './reading/history.ts';
import { importTexts } from './files/import.ts';
import { listTexts } from './reading/list.ts';
import { readProgress } from './reading/progress.ts';
import { readSimilar } from './reading/similar.ts';
import { readTerms } from './terms/read-terms.ts';
import { saveNote } from './saving/notes.ts';
import { TextProblem } from './problem.ts';
import { saveTexts } from './saving/save.ts';
import { readOverrides } from './reading/overrides.ts';
import {
  BulkBody,
  ExportQuery,
  ImportQuery,
  ListQuery,
  NoteBody,
  RestoreBody,
  SaveBody,
  OverridesQuery,
  type ProgressCell,
} from './schemas.ts';
import { NO_STORE } from '../rest/no-store.ts';

const MAX_BODY = 1_000_000;
const MAX_FILE = 10_000_000;

type Work = (req: PayloadRequest, translator: Translator) => Promise<unknown>;

/** Answers translators; a `TextProblem` becomes a problem answer. */
const forTranslators =
  (work: Work) =>
  async (req: PayloadRequest): Promise<Response> => {
    try {
      const { translator, ...refusal } = toTranslator(req.user);
      if (!translator) throw new TextProblem('reason' in refusal ? refusal.reason : 'role_lacks_right');
      const answer = await work(req, translator);
      return answer instanceof Response ? answer : Response.json(answer, { headers: NO_STORE });
    } catch (error) {
      if (error instanceof TextProblem) return error.toResponse();
      throw error;
    }
  };

function parse<Type extends z.ZodType>(type: Type, value: unknown): z.infer<Type> {
  const parsed = type.safeParse(value);
  if (parsed.success) return parsed.data;
  const detail = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new TextProblem('request_invalid', { detail });
}

const queryOf = <Type extends z.ZodType>(req: PayloadRequest, type: Type): z.infer<Type> =>
  parse(type, Object.fromEntries(new URL(req.url ?? '', 'http://localhost').searchParams));

/** The body as text. @throws TextProblem if it is too long */
async function contentOf(req: PayloadRequest, most: number): Promise<string> {
  const announced = Number(req.headers.get('content-length') ?? 0);
  if (announced > most) throw new TextProblem('file_too_large');
  const content = (await req.text?.()) ?? '';
  if (Buffer.byteLength(content) > most) throw new TextProblem('file_too_large');
  return content;
}

async function bodyOf<Type extends z.ZodType>(req: PayloadRequest, type: Type): Promise<z.infer<Type>> {
  let body: unknown;
  try {
    body = JSON.parse(await contentOf(req, MAX_BODY));
  } catch (error) {
    if (error instanceof TextProblem) throw error;
    throw new TextProblem('request_invalid', { detail: 'The body is not JSON' });
  }
  return parse(type, body);
}

const idOf = (req: PayloadRequest): string => parse(z.uuid(), req.routeParams?.['id']);

/** Reading is limited to the translator's languages as writing is; base and English are shown anyway. */
function checkLocale({ locales }: Translator, locale: Locale): void {
  if (!locales.includes(locale)) throw new TextProblem('locale_not_yours');
}

const list: Work = (req, translator) => {
  const query = queryOf(req, ListQuery);
  checkLocale(translator, query.locale);
  return listTexts(req.payload.db.pool, query);
};

const progress: Work = async (req, { locales }): Promise<{ cells: ProgressCell[] }> => ({
  cells: await readProgress(req.payload.db.pool, locales),
});

const typed: Work = async (req, translator) => {
  const { locale } = queryOf(req, OverridesQuery);
  checkLocale(translator, locale);
  return { places: await readOverrides(req, locale) };
};

const terms: Work = async (req, translator) => {
  const { locale } = queryOf(req, OverridesQuery);
  checkLocale(translator, locale);
  return { terms: await readTerms(req, locale) };
};

const save: Work = async (req, translator) => {
  const id = idOf(req);
  return saveTexts(req, translator, 'edit', [{ id, ...(await bodyOf(req, SaveBody)) }]);
};

const saveMany: Work = async (req, translator) =>
  saveTexts(req, translator, 'edit', (await bodyOf(req, BulkBody)).rows);

const history: Work = async (req, translator) => ({
  items: await readHistory(req.payload.db.pool, translator, idOf(req)),
});

const similar: Work = async (req, translator) => ({
  similar: await readSimilar(req.payload.db.pool, translator, idOf(req)),
});

const restore: Work = async (req, translator) => {
  const id = idOf(req);
  const { version, revision } = await bodyOf(req, RestoreBody);
  const text = await readVersion(req.payload.db.pool, id, version);
  return saveTexts(req, translator, 'restore', [{ id, text, revision }]);
};

const note: Work = async (req, translator) => saveNote(req.payload.db.pool, translator, await bodyOf(req, NoteBody));

const toFile: Work = async (req, translator) => {
  const query = queryOf(req, ExportQuery);
  checkLocale(translator, query.locale);
  const { content, type, name } = await exportTexts(req.payload.db.pool, query);
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, ...NO_STORE };
  return new Response(content, { headers });
};

const fromFile: Work = async (req, translator) => {
  const query = queryOf(req, ImportQuery);
  checkLocale(translator, query.locale);
  return importTexts(req, translator, query, await contentOf(req, MAX_FILE));
};

const at = (method: 'get' | 'put' | 'post', path: string, work: Work): Endpoint => ({
  path: `/texts${path}`,
  method,
  handler: forTranslators(work),
});

/** The endpoints under `/cms-api/texts`. */
export const textEndpoints: Endpoint[] = [
  at('get', '', list),
  at('get', '/progress', progress),
  at('get', '/typed', typed),
  at('get', '/terms', terms),
  at('get', '/export', toFile),
  at('post', '/import', fromFile),
  at('post', '/bulk', saveMany),
  at('put', '/notes', note),
  at('get', '/:id/history', history),
  at('get', '/:id/similar', similar),
  at('post', '/:id/restore', restore),
  at('put', '/:id', save),
];
