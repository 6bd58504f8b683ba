import { PASSWORD_MIN } from '@app/contracts/accounts';
import type { AdminViewServerProps } from 'payload';
import { Logo } from '../admin/logo.tsx';
import { wordsOf } from '../words/admin-text.ts';
import { fillIn } from '../words/fill.ts';
import { AcceptForm } from './accept-form.tsx';
import { readInvited } from './invitation-store.ts';
import '../admin/staff-page.css';
import '../second-factor/admin/second-factor.css';

/** Where the mailed link of an invitation leads: `/admin/invitation/{token}`. */
export async function InvitationView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = [params?.['segments'] ?? []].flat().at(-1) ?? '';
  const words = wordsOf('people', req.i18n.language);
  const signIn = wordsOf('signIn', req.i18n.language);
  const invited = await readInvited(req.payload.db.pool, token);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <h1>{words.choose}</h1>
      {invited ? (
        <>
          <p>{fillIn(words.welcome, { name: invited.name })}</p>
          <AcceptForm
            words={words}
            rules={fillIn(signIn.passwordRules, { min: PASSWORD_MIN })}
            submit={signIn.submit}
            email={invited.email}
            token={token}
          />
        </>
      ) : (
        <p role="alert">{words.errors.invitation_ended}</p>
      )}
    </>
  );
}
