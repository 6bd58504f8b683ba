import type { ServerProps } from 'payload';
import { wordsOf } from '../words/admin-text.ts';
import { LiveState } from './live-state.tsx';

/** Passes the words of the admin's language. */
export const LiveControl = ({ i18n }: ServerProps) => <LiveState words={wordsOf('live', i18n.language)} />;
