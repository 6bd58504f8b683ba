import { z } from 'zod';
import { CompanyKind, Email, Id, Locale, Slug } from './common.ts';

export const PASSWORD_MIN = 10;
export const Password = z.string().min(PASSWORD_MIN).max(128);
export type Password = z.infer<typeof Password>;

/** `POST /accounts`: a merchant and the first company. Answers 202 whether or not the address was known. */
export const RegisterAccount = z
  .object({
    name: z.string().trim().min(2).max(80),
    email: Email,
    password: Password,
    company: z.object({
      name: z.string().trim().min(2).max(120),
      website: z.url({ protocol: /^https?$/ }).max(200),
      kind: CompanyKind,
      country: z.string().regex(/^[A-Z]{2}$/),
    }),
    locale: Locale.default('pl'),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'RegisterAccount' });
export type RegisterAccount = z.infer<typeof RegisterAccount>;

/** `POST /accounts/verifications`: the link of the sign-up mail; signs in on success. */
export const VerifyAccount = z.object({ token: z.string().min(20).max(2000) }).meta({ id: 'VerifyAccount' });
export type VerifyAccount = z.infer<typeof VerifyAccount>;

export const SignIn = z.object({ email: Email, password: z.string().min(1).max(128) }).meta({ id: 'SignIn' });
export type SignIn = z.infer<typeof SignIn>;

export const RequestPasswordReset = z
  .object({ email: Email, locale: Locale.default('pl') })
  .meta({ id: 'RequestPasswordReset' });
export type RequestPasswordReset = z.infer<typeof RequestPasswordReset>;
export const ResetPassword = z
  .object({ token: z.string().min(20).max(200), password: Password })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const CompanyRole = z.enum(['owner', 'manager', 'agent']);
export type CompanyRole = z.infer<typeof CompanyRole>;

/** `GET /me`: who is signed in, and the companies he acts for. */
export const Me = z
  .object({
    user: z.object({ id: Id, name: z.string(), email: Email, locale: Locale, partner: z.boolean() }),
    companies: z.array(z.object({ id: Id, slug: Slug, name: z.string(), role: CompanyRole, timeZone: z.string() })),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;
