import type { AdminViewServerProps } from 'payload';
import { StaffPage } from '../admin/staff-page.tsx';
import { worksAtDesk } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';
import { Senders } from './senders.tsx';
import './senders.css';

/** Companies that write to customers, at `/admin/senders`: for moderators and administrators. */
export function SendersView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('senders', i18n.language);
  return (
    <StaffPage view={view} path="/admin/senders" className="senders">
      {worksAtDesk(user) ? (
        <Senders words={words} language={i18n.language} />
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}
