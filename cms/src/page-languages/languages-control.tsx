import type { ServerProps } from 'payload';
import { wordsOf } from '../words/admin-text.ts';
import { LeaveBeforeSaved, PageLanguages } from './page-languages.tsx';

/** Passes the words of the admin's language to the list of a page's languages. */
export const LanguagesControl = ({ i18n }: ServerProps) => (
  <>
    <LeaveBeforeSaved />
    <PageLanguages words={wordsOf('pageLanguages', i18n.language)} />
  </>
);
