import type { CaseTranslation, TranslateCase } from '@app/contracts/moderating/desk-work';
import type { DeskCase } from '@app/contracts/moderation';
import type { RequestContext } from '../../../platform/route.ts';
import { translateText, TranslationUnavailable } from '../../reviews/public.ts';
import { staffCaller } from './claim-case.ts';
import { deskCase } from './desk.ts';

/** The texts of a case that a moderator reads, in the order of the desk. */
const textsOf = ({ answer, mediation, review, question }: DeskCase): { text: string; from: string }[] =>
  [
    { text: answer, from: review?.language ?? question?.language },
    ...(mediation?.messages ?? []).map(({ body }) => ({ text: body, from: review?.language })),
    { text: review?.body, from: review?.language },
    { text: question?.body, from: question?.language },
  ].flatMap(({ text, from }) => (text ? [{ text, from: from ?? 'und' }] : []));

/** Translates a case for its reader; nothing is kept. @throws NotFound, TranslationUnavailable, TranslationLater */
export async function translateCase(
  ctx: RequestContext,
  caseId: string,
  { to }: TranslateCase,
): Promise<CaseTranslation> {
  const { translator } = ctx;
  if (!translator) throw new TranslationUnavailable();
  const texts: string[] = [];
  for (const { text, from } of textsOf(await deskCase(ctx, caseId, staffCaller(ctx))))
    texts.push(from === to ? text : await translateText(ctx, translator, { body: text, language: from }, to));
  return { language: to, provider: translator.name, texts };
}
