import type { AdminViewServerProps, ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { StaffPage } from '../admin/staff-page.tsx';
import { retriesJobs } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';
import { FailedJobs } from './failed-jobs.tsx';
import './failed-jobs.css';

/** Link to the failed jobs in the admin's navigation. */
export function JobsLink({ user, i18n }: ServerProps) {
  if (!retriesJobs(user)) return null;
  return <StaffLink href="/admin/failed-jobs">{wordsOf('jobs', i18n.language).title}</StaffLink>;
}

/** Jobs that failed for good, at `/admin/failed-jobs`: for support and administrators. */
export function JobsView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('jobs', i18n.language);
  return (
    <StaffPage view={view} path="/admin/failed-jobs" className="failed-jobs">
      {retriesJobs(user) ? (
        <FailedJobs words={words} language={i18n.language} />
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}
