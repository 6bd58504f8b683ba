import type { AdminViewServerProps } from 'payload';
import { StaffPage } from '../admin/staff-page.tsx';
import { wordsOf } from '../words/admin-text.ts';
import { Desk } from './desk.tsx';
import { worksAtDesk } from '../staff-api/roles.ts';
import './desk.css';

/** The moderation desk at `/admin/moderation`: for moderators and administrators. */
export function DeskView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('desk', i18n.language);
  return (
    <StaffPage view={view} path="/admin/moderation" className="desk">
      {worksAtDesk(user) ? (
        <Desk words={words} language={i18n.language} staffId={String(user?.id)} />
      ) : (
        <p className="desk__message" role="alert">
          {words.errors.role_lacks_right}
        </p>
      )}
    </StaffPage>
  );
}
