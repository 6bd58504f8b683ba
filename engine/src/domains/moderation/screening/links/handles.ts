import type { Hit } from '../types.ts';

const SERVICE = String.raw`telegram\p{L}{0,4}|telegrame|[iı]nstagram\p{L}{0,4}|[iı]nst[aá]\p{L}{0,3}|insty|ig|tiktok\p{L}{0,4}|facebook\p{L}{0,4}|fb|messenger\p{L}{0,3}|snapchat\p{L}{0,3}|snap|snapie|discord\p{L}{0,4}|twitter\p{L}{0,4}|skype|wechat|line|viber\p{L}{0,3}|whatsapp\p{L}{0,4}|onlyfans|zalo|kik|vk|вк|телеграм\p{L}{0,3}|тг|инстаграм\p{L}{0,3}|инста\p{L}{0,2}|вайбер\p{L}{0,3}|вотсап\p{L}{0,3}|ватсап\p{L}{0,3}|インスタ|ライン|テレグラム`;
const HANDLE = String.raw`@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,40}`;
const SERVICE_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${SERVICE})(?![\p{L}\p{N}])[^\n@]{0,25}(?<![\p{L}\p{N}.])(${HANDLE})`,
  'gu',
);
const HANDLE_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${HANDLE})[^\n@]{0,20}(?<![\p{L}\p{N}])(?:${SERVICE})(?![\p{L}\p{N}])`,
  'gu',
);

/** Somebody's name on a messenger or network, beside the service's: an invitation elsewhere, like a link. */
export function findHandles(text: string): Hit[] {
  if (!text.includes('@')) return [];
  const hits: Hit[] = [];
  for (const match of [...text.matchAll(SERVICE_FIRST), ...text.matchAll(HANDLE_FIRST)]) {
    const start = match.index + match[0].indexOf('@');
    const span = { start, end: start + match[1]!.length };
    if (!hits.some((hit) => hit.span.start === span.start)) hits.push({ span, detail: { form: 'handle' } });
  }
  return hits;
}
