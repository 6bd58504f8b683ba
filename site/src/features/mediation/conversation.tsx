import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import * as styles from './conversation.module.css';

/** A message as one of the two sides sees it. */
export interface SeenMessage {
  id: string;
  /** Written by the side that reads it. */
  own: boolean;
  author: string;
  at: string;
  body: string;
  /** Below the text: whether it was read, and what is to be known about it. */
  notes?: ReactNode;
}

interface ConversationProps {
  /** Id of the heading above it. */
  labelledBy: string;
  messages: readonly SeenMessage[];
  /** Shown while there are none. */
  empty: string;
  formatTime(at: string): string;
}

/** The messages of a mediation, oldest first. New ones are announced politely. */
export function Conversation({ labelledBy, messages, empty, formatTime }: ConversationProps) {
  return (
    <div role="log" aria-labelledby={labelledBy}>
      {messages.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map(({ id, own, author, at, body, notes }) => (
            <li key={id} className={cx(styles.message, own && styles.own)}>
              <p className={styles.head}>
                <strong>{author}</strong>
                <time dateTime={at}>{formatTime(at)}</time>
              </p>
              <p className={styles.words} dir="auto">
                {body}
              </p>
              {notes}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** A line below a message. */
export const MessageNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
