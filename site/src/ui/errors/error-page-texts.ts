import type { T } from '../../lib/texts/i18n.ts';

interface Message {
  kind: 'blocked' | 'hidden' | 'missing' | 'moved' | 'down';
  /** Company whose account is blocked or that hides its reviews. */
  companyName?: string;
}

/**
 * Title and description for the head of an error page of a company or product. `t` must include `common` and `profile`.
 * @param missing of which page: it has a title and a text for a page that is not there
 */
export function errorPageTexts(t: T, { kind, companyName = '' }: Message, missing: 'profile' | 'product') {
  switch (kind) {
    case 'blocked':
      return { title: t('profile:blocked.title', { companyName }), description: t('profile:blocked.text') };
    case 'hidden':
      return { title: t('profile:hidden.title'), description: t('profile:hidden.text', { company: companyName }) };
    case 'down':
      return { title: t('common:errors.unavailable.title'), description: t('common:errors.unavailable.text') };
    case 'missing':
    case 'moved':
      return { title: t(`${missing}:missing.title`), description: t(`${missing}:missing.text`) };
  }
}
