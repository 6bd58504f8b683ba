import type { RequiredDataFromCollectionSlug } from 'payload';
import { ROLES, type Role } from '../access/rules.ts';
import type { Config } from '../config.ts';

const MAILBOX: Record<Role, string> = {
  marketing: 'marketing',
  translator: 'translator',
  moderator: 'moderator',
  support: 'support',
  administrator: 'admin',
};
const NAME: Record<Role, string> = {
  marketing: 'Maja Nowak',
  translator: 'Tomáš Dvořák',
  moderator: 'Monika Lis',
  support: 'Sabina Król',
  administrator: 'Adam Wolski',
};

/** One account per role for the demo, and the first administrator of a real installation where one is named. */
export function staff({ demoPassword, firstAdministrator }: Config): RequiredDataFromCollectionSlug<'users'>[] {
  const demo = ROLES.map((role) => ({
    name: NAME[role],
    email: `${MAILBOX[role]}@demo.example`,
    role,
    password: demoPassword,
  }));
  const first = firstAdministrator && {
    name: 'Administrator',
    role: 'administrator' as const,
    email: firstAdministrator.email.toLowerCase(),
    password: firstAdministrator.password,
  };
  return [...(demoPassword ? demo : []), ...(first ? [first] : [])];
}
