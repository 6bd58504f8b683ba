import type { AdminViewServerProps } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { StaffPage } from '../admin/staff-page.tsx';
import { wordsOf } from '../words/admin-text.ts';
import { Builds } from './builds.tsx';
import './builds.css';

/** The builds of the site at `/admin/builds`. */
export function BuildsView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('builds', i18n.language);
  return (
    <StaffPage view={view} path="/admin/builds" className="builds">
      {can(toActor(user), 'read', 'site-builds').allowed ? (
        <Builds words={words} language={i18n.language} />
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}
