import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { InvitationForm } from '@app/contracts/review-forms';
import { localePath } from '../../src/lib/addresses/links.ts';
import type { DrawnForm, DrawnProblem, DrawnReview } from '../../src/flows/review/drawn/drawn-review.ts';
import { engineFaults, faultsOf, readSentForm, sentKey, sentPart } from '../../src/flows/review/drawn/sent-form.ts';
import { SentReview } from '../../src/flows/review/thank-you/sent-review.ts';
import { gradeFromLink, initialValues, toSubmission } from '../../src/flows/review/values/form-values.ts';
import { closedReason } from '../../src/flows/closed-reason.ts';
import { matchRoute, type RouteMatch } from '../../src/routes/match-route.ts';
import { splitQuery } from '../addresses/redirects.ts';
import { hideSecretAddress, setPagePolicy } from '../http/security-headers.ts';
import { sendPage } from '../http/send-page.ts';
import { toCachedPage } from '../pages/cached-page.ts';
import { PageUnavailable } from '../pages/page-cache.ts';
import type { createRenderQueues } from '../pages/render-queues.ts';
import { askAsReader, type Asked, type EngineReply } from './ask-as-reader.ts';
import { readForm } from './read-form.ts';

interface ReviewPagesOptions {
  engineUrl: string;
  publicUrl: string;
  render: ReturnType<typeof createRenderQueues>['renderPublished'];
  log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * Pages of invitations, drawn for each request: their form can be read and sent before scripts run, and without them.
 * They are kept by nobody, because their addresses and contents belong to one reader.
 */
export class ReviewPages {
  readonly #options: ReviewPagesOptions;

  constructor(options: ReviewPagesOptions) {
    this.#options = options;
  }

  /** Sends the form, or why there is none. @returns false if it cannot be drawn now: scripts may still get it */
  async draw(req: Request, res: Response, match: RouteMatch): Promise<boolean> {
    // The request may come from a mail scanner; a reader's scripts ask again and are counted.
    const opened = await this.#open(req, match, { counted: 'no' });
    if (!opened || (opened.kind === 'form' && opened.invitation.preview)) return false;
    if (opened.kind === 'closed') return this.#send(req, res, match, opened);
    const { invitation } = opened;
    const grade = gradeFromLink(splitQuery(req.originalUrl)[1]);
    return this.#send(req, res, match, {
      kind: 'form',
      invitation,
      values: initialValues(invitation, null, grade),
      part: grade === null ? 'grade' : 'words',
      faults: [],
      failure: null,
      idempotencyKey: randomUUID(),
      typed: false,
    });
  }

  /** Takes a form that a browser sent by itself. @returns false if nothing could be done or said */
  async take(req: Request, res: Response, match: RouteMatch): Promise<boolean> {
    const fields = await readForm(req);
    const opened = fields && (await this.#open(req, match, {}, res));
    if (!fields || !opened || (opened.kind === 'form' && opened.invitation.preview)) return false;
    const idempotencyKey = sentKey(fields) ?? randomUUID();
    if (opened.kind === 'closed') return this.#send(req, res, match, opened);
    const { invitation } = opened;
    const part = sentPart(fields);
    const values = readSentForm(fields, invitation);
    const faults = faultsOf(values, invitation, part);
    const again: DrawnForm = {
      kind: 'form',
      invitation,
      values,
      part: faults.length > 0 ? part : 'whole',
      faults,
      failure: null,
      idempotencyKey,
      typed: true,
    };
    if (faults.length > 0) return this.#send(req, res, match, again, 422);
    if (part !== 'whole') return this.#send(req, res, match, again);

    const token = match.params['token'] ?? '';
    const reply = await this.#ask(req, match, '/reviews', {
      method: 'POST',
      body: toSubmission(values, token, match.locale),
      idempotencyKey,
    });
    passCookies(reply, res);
    const sent = reply.kind === 'ok' ? SentReview.safeParse(reply.data) : null;
    if (sent?.success) {
      const manage = localePath(match.locale, `/invitation/${sent.data.company.slug}/edit/${token}`);
      return this.#send(req, res, match, { kind: 'sent', review: { ...sent.data, manage } });
    }
    const problem: DrawnProblem = reply.kind === 'problem' ? reply.problem : { status: 0, code: 'network' };
    if (isOver(problem)) return this.#send(req, res, match, closed(match, problem));
    return this.#send(
      req,
      res,
      match,
      { ...again, faults: engineFaults(problem.errors ?? [], values), failure: problem },
      problem.status >= 400 ? problem.status : 503,
    );
  }

  /** The invitation's form, or the engine's refusal; null if it does not answer or answers something else. */
  async #open(req: Request, match: RouteMatch, query: Record<string, string>, res?: Response) {
    const path = `/invitations/${encodeURIComponent(match.params['token'] ?? '')}?${new URLSearchParams(query)}`;
    const reply = await this.#ask(req, match, path);
    if (res) passCookies(reply, res);
    if (reply.kind === 'problem') return isOver(reply.problem) ? closed(match, reply.problem) : null;
    const form = reply.kind === 'ok' ? InvitationForm.safeParse(reply.data) : null;
    return form?.success ? { kind: 'form' as const, invitation: form.data } : null;
  }

  #ask(req: Request, { locale }: RouteMatch, path: string, own: Omit<Asked, 'locale' | 'origin'> = {}) {
    const { engineUrl, publicUrl } = this.#options;
    return askAsReader(req, new URL(`/api/v1${path}`, engineUrl), { ...own, locale, origin: publicUrl });
  }

  async #send(req: Request, res: Response, match: RouteMatch, review: DrawnReview, status = 200): Promise<boolean> {
    try {
      const rendered = await this.#options.render((site) => {
        const page = site.staticPage(match);
        return { ...page, context: { ...page.context, review } as typeof page.context };
      });
      setPagePolicy(res, rendered.inline);
      hideSecretAddress(res);
      res.setHeader('Cache-Control', 'no-store');
      await sendPage(req, res, { ...toCachedPage(rendered), status });
      return true;
    } catch (error) {
      // Without the address, which is a secret.
      if (!(error instanceof PageUnavailable)) this.#options.log.error({ err: error }, 'a form could not be drawn');
      return false;
    }
  }
}

/** Whether the link leads to no form any more, whatever is tried. */
const isOver = (problem: DrawnProblem): boolean => !['offline', 'failed', 'refused'].includes(closedReason(problem));

const closed = (match: RouteMatch, problem: DrawnProblem) => ({
  kind: 'closed' as const,
  slug: match.params['slug'] ?? '',
  problem,
});

function passCookies(reply: EngineReply, res: Response): void {
  for (const cookie of reply.cookies) res.append('Set-Cookie', cookie);
}

/** The invitation that a path leads to. */
export function invitationAt(path: string | null): RouteMatch | null {
  const match = path === null ? null : matchRoute(path);
  return match?.route.id === 'invitation' ? match : null;
}
