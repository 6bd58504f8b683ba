import { LOCALES } from '@app/locales';
import { SYMBOLS } from '../../../platform/mail/blocks.tsx';
import { invitationMail } from './invitation.tsx';

const render = (changes: Partial<typeof invitationMail.sample> = {}, locale: (typeof LOCALES)[number] = 'en') =>
  invitationMail.with({ ...invitationMail.sample, ...changes }).render({ locale, origin: 'https://reviews.example' });

describe('the invitation', () => {
  it.each(SYMBOLS)('has five links of their own with names, without an image, for %s', (symbol) => {
    const { html } = render({ symbol });
    const row = [...html.matchAll(/<a href="[^"]*\?grade=(\d)"[^>]*>/g)];
    expect(row.map((match) => match[1])).toEqual(['1', '2', '3', '4', '5']);
    expect(row[3]?.[0]).toContain('aria-label="4 out of 5: good"');
    expect(row[3]?.[0]).toContain('title="4 out of 5: good"');
    expect(html).not.toMatch(/\p{Emoji_Presentation}|\uFE0F/u);
  });

  it('lists the five links with their names in the text part', () => {
    const { text } = render();
    expect(
      [...text.matchAll(/^(\d) out of 5: .+\nhttps:\S+\?grade=(\d)$/gm)].map(([, name, grade]) => `${name}${grade}`),
    ).toEqual(['55', '44', '33', '22', '11']);
  });

  it('does without a name and an order', () => {
    const { text } = render({ customerName: null, orderReference: null });
    expect(text.startsWith('Hello,\n\nThank you for choosing Rowerowy Świat. How was it?')).toBe(true);
  });

  it('shows names as they are, never as markup', () => {
    const companyName = 'Śruby & <b>Nakrętki</b> "Żółw" {{brand}}';
    const { html, text, subject } = render({ companyName });
    expect(subject).toBe(`How do you rate ${companyName}?`);
    expect(text).toContain(companyName);
    expect(html).toContain('Śruby &amp; &lt;b&gt;Nakrętki&lt;/b&gt;');
  });

  it('greets nobody by a link, and makes one line of any name', () => {
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

  it('holds very long names of any script in every language', () => {
    const companyName = '口コミ株式会社Donaudampfschifffahrtsgesellschaft'.repeat(3);
    for (const locale of LOCALES) expect(render({ companyName }, locale).html).toContain(companyName);
  });

  it('refuses values that are not a mail', () => {
    expect(() => render({ gradeUrls: ['https://a.example'] })).toThrow();
    expect(() => render({ formUrl: 'javascript:alert(1)' })).toThrow();
  });

  it('is rendered at least 150 times a second', () => {
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
