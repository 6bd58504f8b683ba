import type { KeyText } from '../search-preview/key-texts.ts';

/** The limit of keys per request of the cms. */
const AT_ONCE = 20;
/** Fields of a form make their requests within this time. */
const WAIT_MS = 30;

interface Question {
  keys: Set<string>;
  answer: Promise<Record<string, KeyText>>;
}

type Ask = (locale: string, keys: readonly string[]) => Promise<Record<string, KeyText>>;

const askCms: Ask = async (locale, keys) => {
  const answer = await fetch(`/cms-api/key-texts?${new URLSearchParams({ locale, keys: keys.join(',') })}`);
  return answer.ok ? ((await answer.json()) as { texts: Record<string, KeyText> }).texts : {};
};

/** Returns a function for the text of a key; requests at about the same time are batched. Null on errors. */
export function batchKeyTexts(ask: Ask = askCms): (locale: string, key: string) => Promise<string | null> {
  const waiting = new Map<string, Question>();

  async function answerAll(locale: string, keys: ReadonlySet<string>): Promise<Record<string, KeyText>> {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    waiting.delete(locale);
    const all = [...keys];
    const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
      ask(locale, all.slice(at * AT_ONCE, (at + 1) * AT_ONCE)).catch(() => ({})),
    );
    return Object.assign({}, ...(await Promise.all(parts))) as Record<string, KeyText>;
  }

  return async (locale, key) => {
    let question = waiting.get(locale);
    if (!question) {
      const keys = new Set<string>();
      question = { keys, answer: answerAll(locale, keys) };
      waiting.set(locale, question);
    }
    question.keys.add(key);
    const found = (await question.answer)[key];
    return found?.own ?? found?.base ?? null;
  };
}
