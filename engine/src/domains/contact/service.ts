import type {
  ContactMessage,
  ContactPage,
  ContactQuery,
  CreateContactMessage,
  SetMessageState,
} from '@app/contracts/contact';
import { LEAST_OPEN_MS } from '@app/contracts/values';
import type { Locale } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { sendContactMessage } from './mailing.ts';
import * as repo from './repo.ts';

/**
 * A visitor writes to us. What a program seems to have sent is kept apart and mailed to nobody; the answer is the
 * same, so that it learns nothing.
 * @throws RateLimited
 */
export async function createMessage(ctx: RequestContext, input: CreateContactMessage): Promise<void> {
  await ctx.throttle.take('contactClient', ctx.client);
  const { topic, replyTo, message, locale, website, openFor } = input;
  const suspected = Boolean(website) || openFor < LEAST_OPEN_MS;
  // How long the form was open is another with each try.
  const request = { scope: 'contact-messages', key: ctx.idempotencyKey, input: { topic, replyTo, message } };
  await ctx.db.tx((tx) =>
    once(tx, request, async () => {
      const id = newId();
      const at = await ctx.clock.now(tx);
      const state = suspected ? 'suspected' : 'open';
      await repo.addMessage(tx, { id, topic, state, replyTo, message, locale, at });
      if (!suspected) await ctx.outbox.add(tx, sendContactMessage, { messageId: id });
      return null;
    }),
  );
}

/** Newest first. @throws CursorInvalid */
export async function messagePage(ctx: RequestContext, query: ContactQuery): Promise<ContactPage> {
  const rows = await repo.messagesOf(ctx.db.read, query);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > query.limit && last ? encodeCursor(last) : null,
    open: await repo.openCount(ctx.db.read),
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
