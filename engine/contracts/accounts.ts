import { z } from 'zod';
import { CategoryOrOther, isCategoryOf } from './company/categories.ts';
import { CompanyKind, Email, Id, Instant, Locale, Slug } from './common.ts';
import { Country } from './company/countries.ts';
import { PartnerCode } from './partners/codes.ts';
import { isCommonPassword } from './security/passwords.ts';

export const PASSWORD_MIN = 10;
export const Password = z
  .string()
  .min(PASSWORD_MIN)
  .max(128)
  .refine((text) => text.length < PASSWORD_MIN || !isCommonPassword(text), { params: { code: 'password_common' } });
export type Password = z.infer<typeof Password>;

/** `POST /accounts`: a merchant and the first company. Answers 202 whether or not the address was known. */
export const RegisterAccount = z
  .object({
    name: z.string().trim().min(2).max(80),
    email: Email,
    password: Password,
    company: z
      .object({
        name: z.string().trim().min(2).max(120),
        website: z.url({ protocol: /^https?$/ }).max(200),
        kind: CompanyKind,
        category: CategoryOrOther.optional().meta({ description: 'Without one the company is in `other`' }),
        country: Country,
        city: z.string().trim().max(80).optional(),
        region: z.string().trim().max(80).optional().meta({
          description: 'Without one it is taken from the city, where that is known',
        }),
      })
      .refine(({ kind, category = 'other' }) => category === 'other' || isCategoryOf(kind, category), {
        path: ['category'],
        params: { code: 'invalid' },
      }),
    referralCode: PartnerCode.optional().meta({ description: 'Of the partner who has referred the company' }),
    locale: Locale.default('pl'),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'RegisterAccount' });
export type RegisterAccount = z.infer<typeof RegisterAccount>;

/** `POST /accounts/verifications`: the link of the sign-up mail; signs in on success. */
export const VerifyAccount = z.object({ token: z.string().min(20).max(2000) }).meta({ id: 'VerifyAccount' });
export type VerifyAccount = z.infer<typeof VerifyAccount>;

const PresentPassword = z.string().min(1).max(128);
/** A code of the app, or a recovery code. */
const SecondFactorCode = z.string().trim().min(6).max(40);

/** `POST /sessions`. Without `code`, an account with a second factor is told that it is required. */
export const SignIn = z
  .object({
    email: Email,
    password: PresentPassword,
    code: SecondFactorCode.optional(),
    trustBrowser: z.boolean().optional().meta({ description: 'Ask for no code here for 30 days' }),
  })
  .meta({ id: 'SignIn' });
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

/** What a company is registered with. */
export const NewCompany = RegisterAccount.shape.company;
export type NewCompany = z.infer<typeof NewCompany>;

/** `POST /me/companies`: as at a registration. */
export const AddCompany = NewCompany.safeExtend({ referralCode: RegisterAccount.shape.referralCode });
export type AddCompany = z.infer<typeof AddCompany>;

/** `POST /accounts/companies`: the link in the mail to a known address adds the company that was typed. */
export const AddedCompany = z.object({ id: Id, slug: Slug, name: z.string() }).meta({ id: 'AddedCompany' });
export type AddedCompany = z.infer<typeof AddedCompany>;

/** `GET /me/account`. */
export const AccountSettings = z
  .object({
    name: z.string(),
    email: Email,
    locale: Locale,
    pendingEmail: Email.nullable().meta({ description: 'A new address that is not confirmed yet' }),
    secondFactor: z.boolean(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'AccountSettings' });
export type AccountSettings = z.infer<typeof AccountSettings>;

export const UpdateAccount = z
  .object({ name: z.string().trim().min(2).max(80), locale: Locale })
  .meta({ id: 'UpdateAccount' });
export type UpdateAccount = z.infer<typeof UpdateAccount>;

export const ChangeEmail = z.object({ email: Email, password: PresentPassword }).meta({ id: 'ChangeEmail' });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const ChangePassword = z
  .object({ password: PresentPassword, newPassword: Password })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** `POST /me/second-factor`: `code` where one is replaced. */
export const StartSecondFactor = z
  .object({ password: PresentPassword, code: SecondFactorCode.optional() })
  .meta({ id: 'StartSecondFactor' });
export type StartSecondFactor = z.infer<typeof StartSecondFactor>;

/** Shown once. It is on when the first code has been confirmed. */
export const StartedSecondFactor = z
  .object({ uri: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()) })
  .meta({ id: 'StartedSecondFactor' });
export type StartedSecondFactor = z.infer<typeof StartedSecondFactor>;

export const ConfirmSecondFactor = z.object({ code: SecondFactorCode }).meta({ id: 'ConfirmSecondFactor' });
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>;

export const EndSecondFactor = z
  .object({ password: PresentPassword, code: SecondFactorCode })
  .meta({ id: 'EndSecondFactor' });
export type EndSecondFactor = z.infer<typeof EndSecondFactor>;

/** `POST /me/deletion`: `code` where there is a second factor. */
export const DeleteAccount = z
  .object({ password: PresentPassword, code: SecondFactorCode.optional() })
  .meta({ id: 'DeleteAccount' });
export type DeleteAccount = z.infer<typeof DeleteAccount>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const AccountSession = z.object({
  id: Id,
  browser: z.string().nullable().meta({ description: 'Such as “Firefox”' }),
  system: z.string().nullable().meta({ description: 'Such as “Windows”' }),
  country: z.string().nullable().meta({ description: 'ISO 3166 alpha-2, where a proxy names it' }),
  address: z.string().nullable(),
  signedInAt: Instant,
  lastUsedAt: Instant.meta({ description: 'To the hour' }),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

/** `GET /me/sessions`, the last used first. */
export const AccountSessions = z.object({ items: z.array(AccountSession) }).meta({ id: 'AccountSessions' });
export type AccountSessions = z.infer<typeof AccountSessions>;

/** `GET /me`: who is signed in, and the companies they act for. */
export const Me = z
  .object({
    user: z.object({ id: Id, name: z.string(), email: Email, locale: Locale, partner: z.boolean() }),
    companies: z.array(z.object({ id: Id, slug: Slug, name: z.string(), role: CompanyRole, timeZone: z.string() })),
    visit: z
      .object({ staff: z.string(), until: Instant, mayChange: z.boolean() })
      .optional()
      .meta({ description: 'Staff look at the panel of this account' }),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;
