import type {
  ContactForm,
  ContactMessage,
  ContactPage,
  ContactQuery,
  CreateContactMessage,
  SetMessageState,
} from '@app/contracts/contact';
import { LEAST_OPEN_MS } from '@app/contracts/values';
import type { Locale } from '@app/contracts/common';
import { NotFound, RateLimited } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { formToken, shownForm, useUp } from './form-token.ts';
import type { ShownForm } from './form-token.ts';
import { sendContactMessage } from './mailing.ts';
import * as repo from './repo.ts';

/** A token for a form that is shown now. */
export const openForm = (ctx: RequestContext): Promise<ContactForm> =>
  ctx.db.tx(async (tx) => ({ formToken: formToken(ctx.tokens, await ctx.clock.now(tx)) }));

/**
 * A visitor writes to us. What a program seems to have sent is kept apart and mailed to nobody; the answer is the
 * same, so that it learns nothing.
 * @throws RateLimited
 */
export async function createMessage(ctx: RequestContext, input: CreateContactMessage): Promise<void> {
  await ctx.throttle.consume('contactClient', ctx.clientKey);
  const { topic, replyTo, message, locale } = input;
  const form = await formOfPerson(ctx, input);
  const mayBeMailed = form !== undefined && (await isWithinLimit(ctx));
  // How long the form was open, and its token, are others with each try.
  const request = { scope: 'contact-messages', key: ctx.idempotencyKey, input: { topic, replyTo, message } };
  await ctx.db.tx((tx) =>
    withIdempotency(tx, request, async () => {
      const id = newId();
      const at = await ctx.clock.now(tx);
      const open = mayBeMailed && (await useUp(tx, form));
      await repo.addMessage(tx, { id, topic, state: open ? 'open' : 'suspected', replyTo, message, locale, at });
      if (open) await ctx.outbox.add(tx, sendContactMessage, { messageId: id });
      return null;
    }),
  );
}

/** The form that the message was written in; undefined when it does not look like one in which a person has written. */
async function formOfPerson(
  ctx: RequestContext,
  { website, openFor, formToken: token }: CreateContactMessage,
): Promise<ShownForm | undefined> {
  if (website || openFor < LEAST_OPEN_MS) return undefined;
  const now = await ctx.db.tx((tx) => ctx.clock.now(tx));
  const form = shownForm(ctx.tokens, token, now);
  return form && now.getTime() - form.at.getTime() >= LEAST_OPEN_MS ? form : undefined;
}

/** False once the hourly limit of mails is reached. Senders are not told: it is not their fault. */
async function isWithinLimit(ctx: RequestContext): Promise<boolean> {
  try {
    await ctx.throttle.consume('contactAll', 'all');
    return true;
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    ctx.log.warn('the hourly limit of contact messages is reached: this one is not mailed');
    return false;
  }
}

/** Newest first. @throws CursorInvalid */
export async function messagePage(ctx: RequestContext, query: ContactQuery): Promise<ContactPage> {
  const rows = await repo.messagesOf(ctx.db.queries, query);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > query.limit && last ? encodeCursor(last) : null,
    open: await repo.openCount(ctx.db.queries),
  };
}

/** A staff member has answered, or says that it still is to be done. @throws NotFound */
export async function setState(
  ctx: RequestContext,
  messageId: string,
  { state }: SetMessageState,
): Promise<ContactMessage> {
  return ctx.db.tx(async (tx) => {
    const answered = state === 'answered';
    const saved = await repo.saveMessage(tx, messageId, {
      state,
      answeredAt: answered ? await ctx.clock.now(tx) : null,
      answeredBy: answered ? (ctx.staff?.name ?? null) : null,
    });
    if (!saved) throw new NotFound();
    await audit(ctx, tx, 'contact_message.state_set', messageId, { state });
    return present(saved);
  });
}

const present = ({ at, answeredAt, locale, ...message }: repo.Message): ContactMessage => ({
  ...message,
  locale: locale as Locale,
  at: at.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
