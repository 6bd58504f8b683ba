const LONGEST = 80;

interface Words {
  /** Typed words; empty if there are none. */
  text: string;
  /** The translation key that is shown instead; empty if there is none. */
  key: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first words of a row of fields: of a text, or of a pair of text and key. Ids and paths are no words. */
export function firstWords(row: Record<string, unknown> | undefined): Words {
  for (const [name, value] of Object.entries(row ?? {})) {
    if (isObject(value)) {
      const text = typeof value['text'] === 'string' ? value['text'].trim() : '';
      const key = typeof value['key'] === 'string' ? value['key'].trim() : '';
      if (text !== '' || key !== '') return { text: shorten(text), key };
    } else if (name === 'name' && typeof value === 'string' && value.trim() !== '')
      return { text: shorten(value.trim()), key: '' };
  }
  return { text: '', key: '' };
}

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
