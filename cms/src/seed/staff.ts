import type { Payload } from 'payload';
import { ROLES, type Role } from '../access/rules.ts';
import type { Config } from '../config.ts';
import { ensure } from './ensure.ts';

const MAILBOX: Record<Role, string> = {
  marketing: 'marketing',
  translator: 'translator',
  moderator: 'moderator',
  administrator: 'admin',
};
const NAME: Record<Role, string> = {
  marketing: 'Maja Nowak',
  translator: 'Tomáš Dvořák',
  moderator: 'Monika Lis',
  administrator: 'Adam Wolski',
};

export const demoAddress = (role: Role): string => `${MAILBOX[role]}@demo.example`;

/** One account per role for the demo, and the first administrator of a real installation where one is named. */
export async function seedStaff(payload: Payload, config: Config): Promise<number> {
  const wanted = [
    ...(config.demoPassword
      ? ROLES.map((role) => ({ name: NAME[role], email: demoAddress(role), role, password: config.demoPassword }))
      : []),
    ...(config.firstAdministrator
      ? [{ name: 'Administrator', role: 'administrator' as const, ...config.firstAdministrator }]
      : []),
  ];
  let made = 0;
  for (const account of wanted)
    made += Number(await ensure(payload, 'users', { email: { equals: account.email.toLowerCase() } }, account));
  return made;
}
