import type { Words } from '../words/admin-text.ts';

/** What every component of partners is given. */
export interface PartnerProps {
  words: Words['partners'];
  language: string;
}
