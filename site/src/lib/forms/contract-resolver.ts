import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueKey } from './issue-key.ts';
import type { IssueKey, RawIssue } from './issue-key.ts';

/** Translates a validation error. */
export type IssueMessage = (issue: IssueKey) => string;

/** Resolver for react-hook-form that validates by a contract, with messages from `words` instead of zod's. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  words: IssueMessage,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: (issue) => words(issueKey(issue as RawIssue)) });
}
