import type { AdminViewServerProps } from 'payload';
import { StaffPage } from '../admin/staff-page.tsx';
import { answersMessages } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';
import { Messages } from './messages.tsx';
import './messages.css';

/** Messages of the contact forms at `/admin/contact`, for marketing and administrators. */
export function MessagesView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('messages', i18n.language);
  return (
    <StaffPage view={view} path="/admin/contact" className="messages">
      {answersMessages(user) ? (
        <Messages words={words} language={i18n.language} />
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}
