import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { createMailer } from './mailer.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import type { RenderedMail } from './mail.tsx';
import { classify } from './smtp-answer.ts';

let sink: SmtpSink;
let mailer: Mailer;
const open = (smtpUrl: string) =>
  createMailer({ smtpUrl, from: 'reviews@opinions.example', origin: 'https://reviews.example' });

beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.stop());
beforeEach(() => {
  mailer = open(sink.url);
});
afterEach(async () => {
  await mailer.close();
  sink.refuse(() => undefined);
  sink.clear();
});

const oneClickUrl = `https://reviews.example/api/v1/opt-outs/${'AbCdEf0123'.repeat(6)}/one-click`;

function mail(changes: Partial<OutgoingMail> = {}, parts: Partial<RenderedMail> = {}): OutgoingMail {
  return {
    to: { address: 'anna@customer.example', name: 'Anna Łęcka' },
    senderName: 'Rowerowy Świat',
    locale: 'pl',
    messageId: 'invitation.0198a7c4-1b2c-7d3e-8f40-a1b2c3d4e5f6@reviews.example',
    oneClickUrl,
    mail: {
      key: 'test',
      render: () => ({ key: 'test', subject: 'Cześć', html: '<p>Zażółć</p>', text: 'Zażółć\n', ...parts }),
    },
    ...changes,
  };
}

async function sent(changes: Partial<OutgoingMail> = {}, parts: Partial<RenderedMail> = {}) {
  expect((await mailer.send(mail(changes, parts))).outcome).toBe('delivered');
  const [collected] = sink.mails;
  if (!collected) throw new Error('nothing arrived');
  return { ...collected, head: collected.raw.slice(0, collected.raw.indexOf('\r\n\r\n')) };
}

describe('a sent mail', () => {
  it('a sent mail carries List-Unsubscribe and its one-click header on one line each', async () => {
    const { head } = await sent();
    const lines = head.split('\r\n');
    expect(lines).toContain(`List-Unsubscribe: <${oneClickUrl}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContain('Auto-Submitted: auto-generated');
    expect(head).not.toMatch(/X-Mailer/i);
  });

  it('a sent mail has no List-Unsubscribe where there is nothing to unsubscribe from', async () => {
    const { oneClickUrl: _, ...rest } = mail();
    await mailer.send(rest);
    expect(sink.mails[0]?.raw).not.toContain('List-Unsubscribe');
  });

  it('a sent mail keeps its given Message-ID on every attempt', async () => {
    const { parsed } = await sent();
    await mailer.send(mail());
    expect(parsed.messageId).toBe('<invitation.0198a7c4-1b2c-7d3e-8f40-a1b2c3d4e5f6@reviews.example>');
    expect(sink.mails[1]?.parsed.messageId).toBe(parsed.messageId);
  });

  it('a sent mail carries the sender’s name with our address, and goes to one recipient', async () => {
    const { parsed, from, to } = await sent({ replyTo: 'shop@rowery.example' });
    expect(parsed.from).toMatchObject({ name: 'Rowerowy Świat', address: 'reviews@opinions.example' });
    expect(parsed.to).toEqual([{ name: 'Anna Łęcka', address: 'anna@customer.example' }]);
    expect(parsed.replyTo).toMatchObject([{ address: 'shop@rowery.example' }]);
    expect([from, to]).toEqual(['reviews@opinions.example', ['anna@customer.example']]);
  });

  it.each([
    ['ja', '「ロードバイク専門店」でのお買い物はいかがでしたか？星をクリックして評価してください'],
    ['el', 'Πώς αξιολογείτε την επιχείρηση «Ποδήλατα Αθήνας»; Μας ενδιαφέρει η γνώμη σας'],
    ['ru', 'Как вы оцениваете компанию «Велосипедный мир»? Нам важно ваше мнение — всего две минуты'],
    ['pl', 'Zażółć gęślą jaźń'],
  ] as const)('a sent mail shows subject and parts unharmed (%s)', async (locale, subject) => {
    const text = `${subject}\n\n.\n..\nFrom here on\n${'x'.repeat(1200)} ${subject}\n`;
    const { parsed } = await sent(
      { locale, senderName: subject.slice(0, 30) },
      { subject, text, html: `<p>${subject}</p>` },
    );
    expect(parsed.subject).toBe(subject);
    expect(parsed.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd());
    expect(parsed.html?.trim()).toBe(`<p>${subject}</p>`);
    expect(parsed.from?.name).toBe(subject.slice(0, 30));
  });

  it('a sent mail does not let input inject headers or further recipients', async () => {
    const evil = 'Anna\r\nBcc: victim@other.example\r\n\r\nBody';
    const { parsed, to, head } = await sent(
      { senderName: evil, to: { address: 'anna@customer.example', name: 'x" <victim@other.example>, "y' } },
      { subject: `Hi\r\nBcc: victim@other.example\u2028X-Evil: 1` },
    );
    expect(to).toEqual(['anna@customer.example']);
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(parsed.to).toHaveLength(1);
    expect(parsed.subject).toBe('Hi Bcc: victim@other.example X-Evil: 1');
    for (const address of [
      'a@b.example,victim@other.example',
      'a@b.example>\r\nRCPT TO:<victim@other.example',
      'a b@c.example',
      'x',
    ]) {
      expect(await mailer.send(mail({ to: { address } }))).toMatchObject({ outcome: 'bounced' });
    }
    await expect(mailer.send(mail({ messageId: 'a@b>\r\nBcc: x' }))).rejects.toThrow('Message-ID');
    await expect(mailer.send(mail({ oneClickUrl: 'javascript:alert(1)' }))).rejects.toThrow('web address');
    expect(sink.mails).toHaveLength(1);
  });
});

describe('the outcome of a mail', () => {
  it.each([
    [550, 'recipient', 'bounced'],
    [550, 'data', 'bounced'],
    [554, 'data', 'bounced'],
    [450, 'recipient', 'retry'],
    [451, 'data', 'retry'],
    [421, 'recipient', 'retry'],
  ] as const)('a %i at the %s is "%s"', async (code, at, outcome) => {
    sink.refuse(() => ({ code, at }));
    const result = await mailer.send(mail());
    expect(result).toMatchObject({ outcome, answer: expect.stringContaining(String(code)) });
    sink.refuse(() => undefined);
    expect((await mailer.send(mail())).outcome).toBe('delivered');
  });

  it('the outcome of a mail is "retry" when there is no server or it hangs up', async () => {
    const nobody = open('smtp://127.0.0.1:1');
    expect(await nobody.send(mail())).toMatchObject({ outcome: 'retry' });
    await nobody.close();
    const rude = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const hangsUp = open(`smtp://127.0.0.1:${(rude.address() as AddressInfo).port}`);
    expect(await hangsUp.send(mail())).toMatchObject({ outcome: 'retry' });
    await hangsUp.close();
    rude.close();
  });

  it('the outcome of a mail does not blame the recipient when the server refuses the sender', () => {
    const refused = (fields: object) => classify(Object.assign(new Error('x'), fields)).outcome;
    const policy = {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 554,
      response: '554 5.7.1 <a@b.example>: Relay access denied',
    };
    expect(refused(policy)).toBe('retry');
    expect(refused({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, response: '553 5.1.8 sender' })).toBe(
      'retry',
    );
    expect(refused({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 no' })).toBe(
      'retry',
    );
    expect(refused({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' })).toBe(
      'bounced',
    );
    expect(refused({ code: 'ETIMEDOUT', command: 'CONN' })).toBe('retry');
    expect(classify(Object.assign(new Error(), policy)).answer).toBe('554 5.7.1 <…>: Relay access denied');
  });

  it('the outcome of a mail is known for every mail in flight before the mailer closes', async () => {
    sink.delay(200);
    const results = Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => mailer.send(mail({ messageId: `m.${n}@reviews.example` }))),
    );
    await mailer.close();
    expect((await results).map(({ outcome }) => outcome)).toEqual(Array(6).fill('delivered'));
    expect(sink.mails).toHaveLength(6);
    sink.delay(0);
  });
});
