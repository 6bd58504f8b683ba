import Link from 'next/link';
import type { AdminViewServerProps } from 'payload';
import { StaffPage } from '../../admin/staff-page.tsx';
import { wordsOf } from '../../words/admin-text.ts';
import { ManageFactor } from './manage-factor.tsx';
import './second-factor.css';

/** One's own second factor at `/admin/second-factor`, linked from the account page. */
export function SecondFactorView(view: AdminViewServerProps) {
  const { language } = view.initPageResult.req.i18n;
  const words = wordsOf('secondFactor', language);
  return (
    <StaffPage view={view} path="/admin/second-factor" className="second-factor">
      <p>
        <Link href="/admin/account" prefetch={false}>
          {words.back}
        </Link>
      </p>
      <h1>{words.title}</h1>
      <p>{words.what}</p>
      <ManageFactor words={words} signInWords={wordsOf('signIn', language)} language={language} />
    </StaffPage>
  );
}
