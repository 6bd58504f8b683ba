import type { Hit } from '../types.ts';

const SERVICE = String.raw`telegram\p{L}{0,4}|telegrame|[iı]nstagram\p{L}{0,4}|[iı]nst[aá]\p{L}{0,3}|inst[ieyuęąouů]|instu|instě|instě|instáně|inštagram\p{L}{0,3}|inst[ée]n|ist[aá]gram\p{L}{0,4}|ıgde|insty|ig|tiktok\p{L}{0,4}|facebook\p{L}{0,4}|fb|messenger\p{L}{0,3}|snapchat\p{L}{0,3}|snap|snapie|discord\p{L}{0,4}|twitter\p{L}{0,4}|skype|wechat|line|threads|tg|tele|insta story|snäp\p{L}{0,3}|sc|tlgrm|телеграмм\p{L}{0,2}|viber\p{L}{0,3}|whatsapp\p{L}{0,4}|onlyfans|zalo|kik|vk|вк|телеграм\p{L}{0,3}|тг|инстаграм\p{L}{0,3}|инст[ауеыіо]\p{L}{0,2}|инстаграм\p{L}{0,3}|iнст\p{L}{1,3}|інст[ауіо]\p{L}{0,6}|телег[аеуиі]|тележк[аеу]|тлг|снап\p{L}{0,4}|тикток\p{L}{0,3}|тік ?ток\p{L}{0,2}|вк[еу]?|фейсбук\p{L}{0,3}|фб|скайп\p{L}{0,2}|вайбер\p{L}{0,3}|вотсап\p{L}{0,3}|ватсап\p{L}{0,3}`;
/** Written without spaces around it. */
const UNSPACED = String.raw`インスタ(?:グラム)?|ライン|テレグラム|ツイッター|ティックトック|line|twitter|instagram|telegram|tiktok|カカオ|スカイプ|ディスコード`;
const HANDLE = String.raw`@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,40}`;
const SERVICE_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${SERVICE})(?![\p{L}\p{N}])[^\n@]{0,25}(?<![\p{L}\p{N}.])(${HANDLE})`,
  'gu',
);
const HANDLE_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${HANDLE})[^\n@]{0,20}(?<![\p{L}\p{N}])(?:${SERVICE})(?![\p{L}\p{N}])`,
  'gu',
);

const UNSPACED_FIRST = new RegExp(
  String.raw`(?:${UNSPACED})(?:の|は|で|に|を|:|\s|id|アカウント|アカ){0,4}(${HANDLE})`,
  'gu',
);
/** A name without “@”: “snap: anna.k92”, “LINE ID: anna_k”. A colon stands before it, and a dot, line or figure in it. */
const NAMED = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${SERVICE})|${UNSPACED}) ?(?:id|nick|name|konto|account|アカウント|ユーザー名|ник|の?id)? ?[:=は] ?((?=[a-z0-9._]*[._\d])[a-z][a-z0-9._]{2,30}[a-z0-9_])(?![\p{Script=Latin}\p{N}@/])`,
  'gu',
);
/** Case endings and words between: “snapen: jan_92”, “Telegram-Gruppe: rabatte_de”; also without a colon when the name has a line or figures with a dot. */
const LOOSE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:snap|insta|inst|telegram|whatsapp|viber|tiktok|discord|facebook|messenger|skype|снап|инст|телег|теле|вайбер|тикток)\p{L}{0,6}|tg|ig|fb|line|kik|zalo|вк|тг|иг)(?:[ -]\p{L}{2,12}){0,2}(?: ?[:=] ?|\s)((?=[a-z0-9._]*(?:_|\.[a-z]*\d|\d[a-z\d]*\.))[a-z][a-z0-9._]{3,30}[a-z0-9_])(?![\p{Script=Latin}\p{N}@/])`,
  'gu',
);
/** A name with a line in it in the same sentence as the service: “on Telegram, my nick is deals_for_all”. */
const LINED = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${SERVICE})(?![\p{L}\p{N}])|${UNSPACED})[^.!?\n@]{0,40}?(?<![\p{Script=Latin}\p{N}@/._])([a-z][a-z0-9.]*_[a-z0-9._]*[a-z0-9])(?![\p{Script=Latin}\p{N}@/])`,
  'gu',
);
const CJK_ID = /(?:line|kakao|wechat|カカオ|ライン)[^a-z0-9\n]{0,10}id ?[:はが]? ?([a-z0-9][a-z0-9._-]{3,30})/gu;
/** “On Insta you find me as nails_by_anna”: the service, some words, and the name after “as”. */
const AS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${SERVICE}|вайб[ъе]р\p{L}{0,2}|viber\p{L}{0,3})(?:[ -]\p{L}{1,14}){0,5},? (?:as|unter|sous|bajo|sotto|onder|als|jako|ako|como|comme|come|ca|kao|kot|som|under|като|как|як|під|под|mint|nimellä|kui|kā|kaip|ωσ|tên|olarak) ["„“«]?((?=[\p{L}\d._]*[._\d])\p{L}[\p{L}\d._]{2,40}[\p{L}\d_])(?![\p{L}\p{N}@/])`,
  'gu',
);
/** Shares of an address are found by the rule about links. */
const HOST = /\.(?:com|net|org|[a-z]{2})$/;

/** Somebody's name on a messenger or network, beside the service's: an invitation elsewhere, like a link. */
export function findHandles(text: string): Hit[] {
  const hits: Hit[] = [];
  if (/[:=は_.\d]|line/.test(text))
    for (const match of [
      ...text.matchAll(AS),
      ...text.matchAll(NAMED),
      ...text.matchAll(CJK_ID),
      ...text.matchAll(LOOSE),
      ...text.matchAll(LINED),
    ]) {
      const start = match.index + match[0].lastIndexOf(match[1]!);
      if (!HOST.test(match[1]!) && !hits.some(({ span }) => span.start === start))
        hits.push({ span: { start, end: start + match[1]!.length }, detail: { form: 'named' } });
    }
  if (!text.includes('@')) return hits;
  for (const match of [
    ...text.matchAll(SERVICE_FIRST),
    ...text.matchAll(UNSPACED_FIRST),
    ...text.matchAll(HANDLE_FIRST),
  ]) {
    const start = match.index + match[0].indexOf('@');
    const span = { start, end: start + match[1]!.length };
    if (!hits.some((hit) => hit.span.start === span.start)) hits.push({ span, detail: { form: 'handle' } });
  }
  return hits;
}
