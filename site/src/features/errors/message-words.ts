import type { T } from '../../lib/i18n.ts';

interface Message {
  kind: 'blocked' | 'hidden' | 'missing' | 'moved' | 'down';
  /** Whose account is blocked, or who hides reviews. */
  companyName?: string;
}

/**
 * What the head says of a page of a company or product that has only a message: what the message itself says. `t` knows
 * `common` and `profile`.
 * @param missing the text where there is nothing at the address
 */
export function messageWords(t: T, { kind, companyName = '' }: Message, missing: string) {
  switch (kind) {
    case 'blocked':
      return { title: t('profile:blocked.title', { companyName }), description: t('profile:blocked.text') };
    case 'hidden':
      return { title: t('profile:hidden.title'), description: t('profile:hidden.text', { company: companyName }) };
    case 'down':
      return { title: t('common:errors.unavailable.title'), description: t('common:errors.unavailable.text') };
    case 'missing':
    case 'moved':
      return { title: t('profile:missing.title'), description: t(missing) };
  }
}
