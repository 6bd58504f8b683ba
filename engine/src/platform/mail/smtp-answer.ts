/**
 * What became of a mail: the server took it; it will never reach this address; or it may go another time.
 * `answer` is what the server said, with addresses left out.
 */
export interface MailResult {
  outcome: 'delivered' | 'bounced' | 'retry';
  /** With `retry`: the server put off this recipient (a full mailbox, greylisting), and not all of our mail. */
  deferred?: boolean;
  /** With `retry`: not before. */
  afterSeconds?: number;
  answer?: string;
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/**
 * Sorts what nodemailer throws. A mail bounces when the server refuses its recipient, or the mail as such, for good
 * (5yz). Everything else may go another time: 4yz, no connection, a login that failed, a refused sender, and refusals
 * for policy (enhanced status 5.7.z, RFC 3463), which speak of us and not of the address: one wrong setting must not
 * mark all customers as unreachable.
 */
export function classify(error: unknown): MailResult {
  const { code, command, responseCode, response, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as SmtpError;
  const answer = withoutAddresses(String(response ?? message ?? error));
  if (typeof responseCode !== 'number') {
    // No server was asked: the envelope itself cannot be sent.
    return { outcome: code === 'EENVELOPE' ? 'bounced' : 'retry', answer };
  }
  const stage = String(command ?? '');
  const aboutThisMail = code === 'EENVELOPE' ? /^(RCPT TO|API)/i.test(stage) || stage === '' : code === 'EMESSAGE';
  const forPolicy = /^\d{3}[ -]5\.7\.\d/.test(String(response ?? ''));
  const permanent = responseCode >= 500 && responseCode < 600;
  if (permanent && aboutThisMail && !forPolicy) return { outcome: 'bounced', answer };
  const deferred =
    responseCode >= 400 && responseCode < 500 && aboutThisMail && !/^\d{3}[ -]4\.7\.\d/.test(String(response ?? ''));
  return { outcome: 'retry', answer, ...(deferred && { deferred }) };
}

/** An answer that may be kept: one line, short, no address in it. */
export function withoutAddresses(answer: string): string {
  return answer
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"'(]+@[^\s<>"'),;:]+/g, '…')
    .trim()
    .slice(0, 300);
}
