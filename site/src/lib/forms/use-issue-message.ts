import { useT } from '../texts/i18n.ts';
import type { IssueMessage } from './contract-resolver.ts';

/** Validation messages of the account pages and the panel. */
export function useIssueMessage(): IssueMessage {
  const { t } = useT('account');
  return ({ key, params }) => t(`validation.${key}`, params);
}
