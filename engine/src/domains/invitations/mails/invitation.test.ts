import { LOCALES } from '@app/locales';
import { SYMBOLS } from '../../../platform/mail/blocks.tsx';
import { invitationMail } from './invitation.tsx';

const render = (changes: Partial<typeof invitationMail.sample> = {}, locale: (typeof LOCALES)[number] = 'en') =>
  invitationMail.with({ ...invitationMail.sample, ...changes }).render({ locale, origin: 'https://reviews.example' });

describe('the invitation', () => {
  it.each(SYMBOLS)('the mail has five labelled grade links without images for %s', (symbol) => {
    const { html } = render({ symbol });
    const row = [...html.matchAll(/<a href="[^"]*\?grade=(\d)"[^>]*>/g)];
    expect(row.map((match) => match[1])).toEqual(['1', '2', '3', '4', '5']);
    expect(row[3]?.[0]).toContain('aria-label="4 out of 5: good"');
    expect(row[3]?.[0]).toContain('title="4 out of 5: good"');
    expect(html).not.toMatch(/\p{Emoji_Presentation}|\uFE0F/u);
  });

  it('the text part lists the five grade links with their labels', () => {
    const { text } = render();
    expect(
      [...text.matchAll(/^(\d) out of 5: .+\nhttps:\S+\?grade=(\d)$/gm)].map(([, name, grade]) => `${name}${grade}`),
    ).toEqual(['55', '44', '33', '22', '11']);
  });

  it('the mail works without a name and an order', () => {
    const { text } = render({ customerName: null, orderReference: null });
    expect(text.startsWith('Hello,\n\nThank you for choosing Rowerowy Świat. How was it?')).toBe(true);
  });

  it('names in the mail are escaped', () => {
    const companyName = 'Śruby & <b>Nakrętki</b> "Żółw" {{brand}}';
    const { html, text, subject } = render({ companyName });
    expect(subject).toBe(`How do you rate ${companyName}?`);
    expect(text).toContain(companyName);
    expect(html).toContain('Śruby &amp; &lt;b&gt;Nakrętki&lt;/b&gt;');
  });

  it('a name with a link is not used as a greeting, and every name is one line', () => {
    for (const customerName of [
      'Win 1000 at http://evil.example',
      'see evil.example/x',
      'me@evil.example',
      'x'.repeat(61),
      ' \n ',
    ]) {
      expect(render({ customerName }).text.startsWith('Hello,\n')).toBe(true);
    }
    expect(render({ customerName: 'Anna\r\nBcc: x' }).text.startsWith('Hello Anna Bcc: x,\n')).toBe(true);
    expect(render({ customerName: 'J. R. R. Tolkien jr.' }).text).toContain('Hello J. R. R. Tolkien jr.,');
    expect(render({ companyName: 'A\r\nB' }).subject).toBe('How do you rate A B?');
  });

  it('the mail holds very long names of any script in every language', () => {
    const companyName = '口コミ株式会社Donaudampfschifffahrtsgesellschaft'.repeat(3);
    for (const locale of LOCALES) expect(render({ companyName }, locale).html).toContain(companyName);
  });

  it('invalid props are refused', () => {
    expect(() => render({ gradeUrls: ['https://a.example'] })).toThrow();
    expect(() => render({ formUrl: 'javascript:alert(1)' })).toThrow();
  });

  it('the mail renders at least 150 times a second', () => {
    const ready = invitationMail.with(invitationMail.sample);
    const times = 300;
    ready.render({ locale: 'pl', origin: 'https://reviews.example' });
    const before = process.cpuUsage();
    for (let n = 0; n < times; n += 1)
      ready.render({ locale: LOCALES[n % 30] ?? 'pl', origin: 'https://reviews.example' });
    const { user, system } = process.cpuUsage(before);
    expect((times * 1e6) / (user + system)).toBeGreaterThan(150);
  });
});
