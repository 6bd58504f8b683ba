import { ResetPassword, RegisterAccount, SignIn } from '@app/contracts/accounts';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { ZodType } from 'zod';
import type { RawIssue } from './issue-key.ts';
import { issueKey } from './issue-key.ts';

/** Keys of all errors of `input`, by path. */
function keysOf(schema: ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input, { error: (issue) => JSON.stringify(issueKey(issue as RawIssue)) });
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map((issue) => {
      const text = issue.message.startsWith('{') ? issue.message : JSON.stringify(issueKey(issue as RawIssue));
      return [issue.path.join('.'), (JSON.parse(text) as { key: string }).key];
    }),
  );
}

const account = {
  name: 'Ana',
  email: 'ana@example.com',
  password: 'long enough words',
  company: { name: 'Shop', website: 'https://example.com', kind: 'shops', country: 'PL' },
  acceptTerms: true,
};

describe('words for a wrong field', () => {
  it('a message reports an empty field as required, whatever else is wrong', () => {
    expect(keysOf(SignIn, { email: '', password: '' })).toEqual({ email: 'required', password: 'required' });
  });

  it('a message reports the error of each registration field', () => {
    expect(
      keysOf(RegisterAccount, {
        ...account,
        name: 'A',
        email: 'ana@',
        password: 'short',
        company: { name: 'S'.repeat(121), website: 'example', kind: 'planets', country: 'PL' },
        acceptTerms: false,
      }),
    ).toEqual({
      name: 'tooShort',
      email: 'email',
      password: 'tooShort',
      'company.name': 'tooLong',
      'company.website': 'website',
      'company.kind': 'choose',
      acceptTerms: 'terms',
    });
  });

  it('a message asks for an option that is not chosen', () => {
    expect(keysOf(RegisterAccount, { ...account, company: { ...account.company, kind: '', country: '' } })).toEqual({
      'company.kind': 'required',
      'company.country': 'required',
    });
  });

  it('a message reports numbers out of range and an empty hour window', () => {
    const config = {
      name: 'Main',
      channel: 'email',
      delayDays: 400,
      windowStart: 12,
      windowEnd: 12,
      senderName: 'Shop',
      defaultLanguage: 'pl',
      symbol: 'stars',
      askProducts: true,
      active: true,
    };
    expect(keysOf(UpdateInvitationConfig, config)).toMatchObject({ delayDays: 'tooBig' });
    expect(keysOf(UpdateInvitationConfig, { ...config, delayDays: 3 })).toEqual({ windowEnd: 'window' });
    expect(keysOf(UpdateInvitationConfig, { ...config, delayDays: Number.NaN })).toMatchObject({
      delayDays: 'required',
    });
  });

  it('valid values bring no message', () => {
    expect(keysOf(ResetPassword, { token: 't'.repeat(20), password: 'long enough words' })).toEqual({});
  });
});
