import { z } from 'zod';
import { Instant, Slug } from '../common.ts';

/** Other sites that a company may send customers to, at most. */
export const SPLIT_MAX_SITES = 5;
/** Per cent that all of them may have together: some customers always stay here. */
export const SPLIT_MAX_SHARE = 90;
/** Days that the recent counts are about. */
export const SPLIT_RECENT_DAYS = 90;
export const SPLIT_NAME_MAX = 40;

const invalid = { params: { code: 'invalid' } };
const hasNoLogin = (url: string): boolean => !URL.canParse(url) || new URL(url).username === '';

/** A page of another site: by https, at a host with a public name, at the usual port and without a login. */
export const SplitUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(500)
  .refine((url) => hasNoLogin(url) && (!URL.canParse(url) || new URL(url).port === ''), invalid);

const SiteName = z.string().trim().min(2).max(SPLIT_NAME_MAX);
const SiteShare = z.int().min(1).max(SPLIT_MAX_SHARE);

/** `PUT …/splitter`: the other sites with their shares in per cent; the rest stays here, and with none all do. */
export const EditSplitter = z
  .object({
    sites: z
      .array(z.object({ name: SiteName, url: SplitUrl, share: SiteShare }))
      .max(SPLIT_MAX_SITES)
      .superRefine((sites, { addIssue }) => {
        for (const [index, { url }] of sites.entries())
          if (sites.findIndex((one) => one.url === url) !== index)
            addIssue({ code: 'custom', path: [index, 'url'], ...invalid, input: url });
        const total = sites.reduce((sum, { share }) => sum + share, 0);
        if (total > SPLIT_MAX_SHARE)
          addIssue({
            code: 'too_big',
            origin: 'number',
            maximum: SPLIT_MAX_SHARE,
            inclusive: true,
            path: [sites.length - 1, 'share'],
            input: total,
          });
      }),
  })
  .meta({ id: 'EditSplitter' });
export type EditSplitter = z.infer<typeof EditSplitter>;

/** How many customers were drawn. */
const Drawn = z.object({
  share: z.int().meta({ description: 'Per cent of the customers, today; 0 for a site of the past' }),
  recent: z.int().meta({ description: `Customers drawn in the last ${SPLIT_RECENT_DAYS} days` }),
  total: z.int().meta({ description: 'Customers drawn since the splitter was first used' }),
});
export type Drawn = z.infer<typeof Drawn>;

/** `GET …/splitter`: what is set, with what came of it. Sites of the past are listed as long as they have counts. */
export const Splitter = z
  .object({
    sites: z.array(Drawn.extend({ name: z.string(), url: z.string() })),
    here: Drawn,
    changedAt: Instant.nullable(),
  })
  .meta({ id: 'Splitter' });
export type Splitter = z.infer<typeof Splitter>;

/** What the public is told of it. Null where a company has never sent anybody elsewhere, and does not. */
export const PublicSplitter = z
  .object({
    sites: z.array(Drawn.extend({ name: z.string(), host: z.string() })),
    here: Drawn,
  })
  .meta({ id: 'PublicSplitter' });
export type PublicSplitter = z.infer<typeof PublicSplitter>;

/** The other site that a customer was drawn for. Its address is the company's setting, and never part of a link. */
export const Elsewhere = z
  .object({
    name: z.string(),
    url: SplitUrl,
    host: z.string(),
    share: z.int().meta({ description: 'Per cent of the customers that are sent there' }),
  })
  .meta({ id: 'Elsewhere' });
export type Elsewhere = z.infer<typeof Elsewhere>;

/** `GET /invitations/{token}/elsewhere`: null for those who stay here, or whose site is no longer set. */
export const InvitedElsewhere = z
  .object({ company: z.object({ slug: Slug, name: z.string() }), elsewhere: Elsewhere.nullable() })
  .meta({ id: 'InvitedElsewhere' });
export type InvitedElsewhere = z.infer<typeof InvitedElsewhere>;
