import { WORDS } from '../words/say.ts';
import type en from '../words/en.json';

/** Words of the list of messages in one language. */
export type MessageWords = (typeof en)['messages'];

/** In the admin's language; English where it is none of ours. */
export const messageWords = (language: string): MessageWords =>
  (((WORDS as Record<string, unknown>)[language] ?? WORDS.en) as { messages: MessageWords }).messages;
