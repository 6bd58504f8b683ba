import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../admin/logo.tsx';
import { wordsOf } from '../words/admin-text.ts';
import { SignInForm } from './sign-in-form.tsx';
import '../admin/staff-page.css';
import '../second-factor/admin/second-factor.css';

/** The sign-in page at `/admin/login`, which replaces Payload's and asks for the second factor. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes;
  const next = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.['redirect'] ?? '' });
  if (req.user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm
        words={wordsOf('signIn', req.i18n.language)}
        factorWords={wordsOf('secondFactor', req.i18n.language)}
        next={next}
      />
    </>
  );
}
