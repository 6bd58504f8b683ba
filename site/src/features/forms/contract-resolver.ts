import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueKey } from './issue-key.ts';
import type { IssueKey, RawIssue } from './issue-key.ts';

/** Words for what is wrong with a field, in the reader's language. */
export type IssueWords = (issue: IssueKey) => string;

/** Checks a form with a contract's schema; the messages come from `words`, not from zod. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  words: IssueWords,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: (issue) => words(issueKey(issue as RawIssue)) });
}
