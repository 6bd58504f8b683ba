import { z } from 'zod';
import { Email, Instant } from './common.ts';

/**
 * `taken`: another company has shown the domain to be its own. `failing`: the proof is not found any more; see
 * `dropAt`.
 */
export const CLAIM_STATES = ['unverified', 'verified', 'failing', 'taken'] as const;
export const CLAIM_METHODS = ['dns', 'file', 'mail'] as const;

export const UNLISTED_REASONS = ['own_domain', 'brand', 'company'] as const;

/** What a website may be: an address on the internet. */
export const Website = z.url({ protocol: /^https?$/ }).max(200);

/** `GET /panel/companies/{companyId}/website`: what the company says is its website, and how to show it. */
export const CompanyWebsite = z
  .object({
    website: z.string().nullable(),
    domain: z.string().nullable(),
    state: z.enum(CLAIM_STATES).meta({
      description:
        'The website is on the profile while this is verified or failing. failing: the proof is not found any more; taken: another company has shown the domain to be its own',
    }),
    method: z.enum(CLAIM_METHODS).nullable(),
    verifiedAt: Instant.nullable(),
    checkedAt: Instant.nullable(),
    dropAt: Instant.nullable().meta({ description: 'When a failing one is unverified again' }),
    lastCheck: z.enum(['found', 'missing', 'unreachable']).nullable().meta({ description: 'Of this request’s check' }),
    unlisted: z.enum(UNLISTED_REASONS).nullable().meta({
      description:
        'Why the company has no public page and sends nothing. own_domain: its name is that of a domain that it has not shown to be its own; brand: a well-known name; company: the name of a company whose domain is known. The latter two are for staff to decide',
    }),
    /** Ways to show that the domain is the company's; null without one. */
    proofs: z
      .object({
        dns: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }),
        file: z.object({ url: z.string(), content: z.string() }),
        mail: z.object({ addresses: z.array(z.string()) }),
      })
      .nullable(),
  })
  .meta({ id: 'CompanyWebsite' });
export type CompanyWebsite = z.infer<typeof CompanyWebsite>;

/** `PUT /panel/companies/{companyId}/website`: another website; it is to be shown again. */
export const SetWebsite = z.object({ website: Website }).meta({ id: 'SetWebsite' });
export type SetWebsite = z.infer<typeof SetWebsite>;

/** `POST …/website/check`: looks now. */
export const CheckWebsite = z.object({ method: z.enum(['dns', 'file']) }).meta({ id: 'CheckWebsite' });
export type CheckWebsite = z.infer<typeof CheckWebsite>;

/** `POST …/website/mail`: mails a code to one of `proofs.mail.addresses`. */
export const MailWebsiteCode = z.object({ address: Email }).meta({ id: 'MailWebsiteCode' });
export type MailWebsiteCode = z.infer<typeof MailWebsiteCode>;

/** `POST …/website/code`: the code of the last mail. */
export const EnterWebsiteCode = z.object({ code: z.string().trim().min(8).max(20) }).meta({ id: 'EnterWebsiteCode' });
export type EnterWebsiteCode = z.infer<typeof EnterWebsiteCode>;

/** A name that only its verified owner may register. */
export const ProtectedName = z
  .object({ name: z.string().trim().min(2).max(120), domains: z.array(z.hostname().max(200)).max(50).default([]) })
  .meta({ id: 'ProtectedName' });
export type ProtectedName = z.infer<typeof ProtectedName>;

/** `GET`, `PUT /staff/protected-names`: the whole list. */
export const ProtectedNames = z.object({ items: z.array(ProtectedName).max(5000) }).meta({ id: 'ProtectedNames' });
export type ProtectedNames = z.infer<typeof ProtectedNames>;
