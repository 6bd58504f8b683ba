import { sql } from 'drizzle-orm';
import { emailChanges } from '../../engine/src/domains/accounts/schema.ts';
import { addMember } from '../../engine/src/domains/companies/public.ts';
import { aUser } from '../../engine/src/domains/companies/testing.ts';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import type { SignedInMerchant, TestApi } from '../../engine/src/http/testing.ts';
import { newId } from '../../engine/src/kernel/ids.ts';

/** A colleague, invites, another session of the merchant, a device that is told of things, and somebody whose address is changing. */
export async function aTeam(
  api: TestApi,
  { browser, panel, company, email, password }: SignedInMerchant,
  name: string,
) {
  const { app } = api;
  const { userId: memberId } = await aUser(app);
  await app.db.tx((tx) => addMember(tx, company.id, memberId, 'agent'));
  const invite = async (address: string): Promise<string> =>
    (await browser.post(`${panel}/team/invites`).send({ email: address, role: 'agent' }).expect(201)).body.id;
  const inviteId = await invite(`invited-${name}@mail.example`);
  const linked = await invite(`linked-${name}@mail.example`);

  await api.browser().post(`${API_ROOT}/sessions`).send({ email, password }).expect(204);
  const { items } = (await browser.get(`${API_ROOT}/me/sessions`).expect(200)).body;
  const sessionId: string = items.find(({ current }: { current: boolean }) => !current).id;

  const deviceId = newId();
  await app.db.queries.execute(sql`
    insert into engine.push_devices (id, company_id, user_id, endpoint, p256dh, auth, name, added_at)
    select ${deviceId}, ${company.id}, id, 'https://fcm.googleapis.com/' || ${name}, '', '', 'Phone of ' || ${name}, now()
    from engine.users where email = ${email}`);

  const moving = await aUser(app);
  const changeId = newId();
  await app.db.queries.insert(emailChanges).values({
    id: changeId,
    userId: moving.userId,
    oldEmail: moving.email,
    newEmail: `moved-${name}@mail.example`,
    askedAt: new Date(),
  });
  return {
    ids: { memberId, inviteId, sessionId, deviceId },
    tokens: {
      teamInvite: app.tokens.derive('team-invite', linked),
      emailChange: app.tokens.derive('email-change', changeId),
      emailKeep: app.tokens.derive('email-keep', changeId),
    },
    secrets: [`Phone of ${name}`, `invited-${name}`, `linked-${name}`, `moved-${name}`],
  };
}
