import { z } from 'zod';
import { CompanyRole } from '../accounts.ts';
import { SubscriptionView } from '../billing/billing.ts';
import { CompanyKind, Cursor, Day, Id, Instant, Locale, Slug, pageOf } from '../common.ts';
import { PLAN_NAMES } from '../plans.ts';
import { AuditEntry } from '../trust/transparency.ts';
import { CLAIM_STATES, UNLISTED_REASONS } from '../websites.ts';

/** Whether a company is public: `blocked` by staff, `unlisted` as its name may be somebody else's. */
export const LISTINGS = ['active', 'blocked', 'unlisted'] as const;
export const Listing = z.enum(LISTINGS);
export type Listing = z.infer<typeof Listing>;

const PlanName = z.enum(PLAN_NAMES);
export const SUBSCRIPTION_STATES = ['trial', 'paid', 'past_due', 'suspended'] as const;
const SubscriptionState = z.enum(SUBSCRIPTION_STATES);

/** `ending`: whose trial or paid period ends first. */
export const COMPANY_SORTS = ['newest', 'oldest', 'name', 'ending'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** `GET /staff/companies`. Days are of UTC, both included. */
export const StaffCompanyQuery = z.object({
  q: z.string().trim().max(120).default('').meta({
    description: 'Words that all stand in the name, slug, tax number, domain or in an address of a member',
  }),
  kind: CompanyKind.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  plan: PlanName.optional(),
  state: SubscriptionState.optional(),
  listing: Listing.optional(),
  partnerId: Id.optional().meta({ description: 'Referred by this partner; administrators only' }),
  from: Day.optional().meta({ description: 'First day of registration' }),
  to: Day.optional().meta({ description: 'Last day of registration' }),
  sort: z.enum(COMPANY_SORTS).default('newest'),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type StaffCompanyQuery = z.infer<typeof StaffCompanyQuery>;

/** A company in the list of staff. */
export const StaffCompanyRow = z
  .object({
    companyId: Id,
    slug: Slug,
    name: z.string(),
    kind: CompanyKind,
    country: z.string().length(2),
    domain: z.string().nullable().meta({ description: 'Of the website it claims' }),
    owner: z.string().nullable().meta({ description: 'Address of the owner' }),
    listing: Listing,
    plan: PlanName,
    state: SubscriptionState,
    periodEnd: Instant.meta({ description: 'End of the trial or of what is paid' }),
    registeredAt: Instant,
  })
  .meta({ id: 'StaffCompanyRow' });
export type StaffCompanyRow = z.infer<typeof StaffCompanyRow>;
export const StaffCompanyPage = pageOf(StaffCompanyRow).meta({ id: 'StaffCompanyPage' });
export type StaffCompanyPage = z.infer<typeof StaffCompanyPage>;

const StaffCompanyMember = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  role: CompanyRole,
  since: Instant,
  secondFactor: z.boolean(),
});

/** `GET /staff/companies/{companyId}`: a company as staff see it, without anything about money. */
export const StaffCompany = StaffCompanyRow.omit({ owner: true, plan: true, state: true, periodEnd: true })
  .extend({
    category: z.string(),
    address: z.string().nullable().meta({ description: 'Street, postcode, city and region in one line' }),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    taxNumber: z.string().nullable(),
    language: Locale,
    website: z.string().nullable(),
    websiteState: z.enum(CLAIM_STATES),
    unlistedReason: z.enum(UNLISTED_REASONS).nullable(),
    blockedReason: z.string().nullable().meta({ description: 'What staff wrote when they blocked it' }),
    sendingStoppedAt: Instant.nullable(),
    vouchedAt: Instant.nullable(),
    members: z.array(StaffCompanyMember).meta({ description: 'The owner first' }),
    subscription: SubscriptionView.omit({ contractPrice: true }),
    usage: z.object({
      monthlyInvitations: z.int().nullable().meta({ description: 'Null: no limit' }),
      months: z
        .array(z.object({ month: z.string(), invitations: z.int() }))
        .meta({ description: 'The last months with invitations, newest first' }),
      textMessages: z.int().meta({ description: 'Bought messages that are left' }),
      reviews: z.int().meta({ description: 'Published reviews of the company' }),
    }),
  })
  .meta({ id: 'StaffCompany' });
export type StaffCompany = z.infer<typeof StaffCompany>;

/** What has happened to a company: an act of the audit log, or a step of its subscription (`subscription.…`). */
export const CompanyHistoryEntry = AuditEntry.extend({
  actor: AuditEntry.shape.actor.extend({ id: z.string() }),
}).meta({ id: 'CompanyHistoryEntry' });
export type CompanyHistoryEntry = z.infer<typeof CompanyHistoryEntry>;
export const CompanyHistoryPage = pageOf(CompanyHistoryEntry).meta({ id: 'CompanyHistoryPage' });
export type CompanyHistoryPage = z.infer<typeof CompanyHistoryPage>;
export const CompanyHistoryQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type CompanyHistoryQuery = z.infer<typeof CompanyHistoryQuery>;
