import { runCommand } from './command.ts';

/** Resets the second factor of an account, for the only administrator who has lost phone and recovery codes. */
await runCommand(async (payload) => {
  const [{ createLocalReq }, { accountByEmail }, { resetFactor }] = await Promise.all([
    import('payload'),
    import('../sign-in/account.ts'),
    import('../second-factor/reset.ts'),
  ]);
  const email = (process.argv[2] ?? '').toLowerCase().trim();
  if (email === '') throw new Error('Name the account: npm run staff:reset-second-factor -- boss@reviews.example');
  const account = await accountByEmail(payload.db.pool, email);
  if (!account) throw new Error(`No member of staff has the address ${email}.`);
  const wasOn = await resetFactor(await createLocalReq({}, payload), account, 'command');
  console.log(wasOn ? `${email} signs in with the password alone.` : `${email} has no second factor.`);
});
