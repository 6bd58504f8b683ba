import type { Express } from 'express';
import type { Locale } from '@app/contracts/common';
import { DomainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { localePath } from '../../../platform/links.ts';
import { companyHead } from '../../companies/public.ts';
import { elsewhereOf } from '../../splitter/public.ts';
import { invitationPath } from '../sending/compose.ts';
import { configOfTest } from '../previews/tests.ts';
import { recordOpened } from './invitation-links.ts';
import * as repo from '../repo.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const TOKEN = /^[A-Za-z0-9_-]{40,80}$/;

/** Short links of text messages: token purpose and target page. */
const SHORT_LINKS = {
  i: { purpose: 'invitation', path: (slug: string, token: string) => `/invitation/${slug}/edit/${token}` },
  o: { purpose: 'opt-out', path: (slug: string, token: string) => `/invitation/optout/${slug}/${token}` },
} as const;

/** Routes that do not answer with JSON: the tracking pixel of mails and the short links of text messages. */
export function mountInvitationLinks(server: Express, app: AppContext, apiRoot: string): void {
  server.get(`${apiRoot}/invitations/:token/opened.gif`, async (req, res) => {
    try {
      await recordOpened(app, req.params.token);
    } catch (error) {
      // Even for an invalid token the mail must not show a broken image.
      if (!(error instanceof DomainError)) app.log.warn({ err: error }, 'an opened mail was not recorded');
    }
    res.setHeader('Cache-Control', 'no-store');
    // Web mail shows it on another origin.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.type('gif').send(PIXEL);
  });
  for (const to of ['i', 'o'] as const) {
    server.get(`/${to}/:token`, async (req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      res.redirect(303, app.config.PUBLIC_URL + (await shortLinkTarget(app, to, req.params.token)));
    });
  }
}

/** The page that a short link leads to; for an invalid token, the page that says so. */
async function shortLinkTarget(app: AppContext, to: keyof typeof SHORT_LINKS, token: string): Promise<string> {
  const { path, purpose } = SHORT_LINKS[to];
  const given = TOKEN.test(token) ? token : 'unknown';
  try {
    const invitation = await repo.invitationById(app.db.queries, app.tokens.subject(given));
    if (!invitation && to === 'i') return await testTarget(app, given);
    const company = invitation && (await companyHead(app.db.queries, invitation.companyId));
    if (!company) return path('-', given);
    app.tokens.verify(purpose, given, purpose === 'invitation' ? invitation.tokenVersion : 1);
    const isElsewhere = to === 'i' && (await elsewhereOf(app.db.queries, company.id, invitation.elsewhereId)) !== null;
    const target = isElsewhere ? invitationPath(company.slug, given, true) : path(company.slug, given);
    return localePath(invitation.language as Locale, target);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return path('-', given);
  }
}

/** A test by text message opens the preview of the form. @throws TokenInvalid */
async function testTarget(app: AppContext, token: string): Promise<string> {
  const { companyId, language } = await configOfTest(app, token);
  const company = await companyHead(app.db.queries, companyId);
  return localePath(language, SHORT_LINKS.i.path(company?.slug ?? '-', token));
}
