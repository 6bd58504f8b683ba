import type { Express } from 'express';
import type { Locale } from '@app/contracts/common';
import { DomainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { localePath } from '../../platform/links.ts';
import { companyHead } from '../companies/public.ts';
import { noteOpened } from './links.ts';
import * as repo from './repo.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const TOKEN = /^[A-Za-z0-9_-]{40,80}$/;

/** The short addresses of text messages, and where each leads. */
const SHORT = {
  i: { purpose: 'invitation', path: (slug: string, token: string) => `/invitation/${slug}/edit/${token}` },
  o: { purpose: 'opt-out', path: (slug: string, token: string) => `/invitation/optout/${slug}/${token}` },
} as const;

/** What is no JSON: the picture of a mail, and the short links of text messages. */
export function mountDoors(server: Express, app: AppContext, apiRoot: string): void {
  server.get(`${apiRoot}/invitations/:token/opened.gif`, async (req, res) => {
    try {
      await noteOpened(app, req.params.token);
    } catch (error) {
      // Whatever the link is worth, the mail shows no broken picture.
      if (!(error instanceof DomainError)) app.log.warn({ err: error }, 'an opened mail was not noted');
    }
    res.setHeader('Cache-Control', 'no-store');
    // Mails are read on pages of other origins.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.type('gif').send(PIXEL);
  });
  for (const to of ['i', 'o'] as const) {
    server.get(`/${to}/:token`, async (req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      res.redirect(303, app.config.PUBLIC_URL + (await target(app, to, req.params.token)));
    });
  }
}

/** The page that a short link means; for a wrong one the page that says so. */
async function target(app: AppContext, to: keyof typeof SHORT, token: string): Promise<string> {
  const { path, purpose } = SHORT[to];
  const given = TOKEN.test(token) ? token : 'unknown';
  try {
    const invitation = await repo.invitationById(app.db.read, app.tokens.subject(given));
    const company = invitation && (await companyHead(app.db.read, invitation.companyId));
    if (!company) return path('-', given);
    app.tokens.verify(purpose, given, purpose === 'invitation' ? invitation.tokenVersion : 1);
    return localePath(invitation.language as Locale, path(company.slug, given));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return path('-', given);
  }
}
