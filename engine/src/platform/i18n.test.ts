import { LOCALES, mergedNamespace, pluralCategories } from '@app/locales';
import { csvWords, fieldWords, formats, problemWords, roundGrade, setTextOverrides, translator } from './i18n.ts';

afterEach(() => setTextOverrides({}));

describe('texts', () => {
  it('are those of the language, with the base under them', () => {
    expect(translator('de', 'mails')('verifyEmail.action')).toBe('Adresse bestätigen');
    expect(translator('vi', 'badges')('love_us.name')).toBe(translator('pl', 'badges')('love_us.name'));
  });

  it('name the product by its brand and choose plural forms', () => {
    const t = translator('pl', 'mails');
    expect(t('verifyEmail.validity', { count: 1 })).toContain('1 dzień');
    expect(t('passwordReset.validity', { count: 3 })).toContain('3 godziny');
    expect(t('passwordReset.validity', { count: 5 })).toContain('5 godzin ');
    expect(t('layout.about')).not.toContain('{{');
    expect(translator('ro', 'mails')('verifyEmail.validity', { count: 20 })).toContain('20 de zile');
  });

  it('never show a key or a hole', () => {
    const t = translator('pl', 'mails');
    expect(() => t('invitation.nonsense' as 'invitation.lead')).toThrow('no text mails:invitation.nonsense in pl');
    expect(() => t('layout.greeting')).toThrow('no value for {{name}}');
  });

  it('leave values that look like their syntax alone', () => {
    const name = '{{brand}} $t(layout.about) <b>&amp;';
    expect(translator('en', 'mails')('layout.greeting', { name })).toBe(`Hello ${name},`);
  });

  it('follow edits at once, also where the edited text is the base of another language', () => {
    expect(translator('cs', 'mails')('verifyEmail.action')).toBe('Potvrdit adresu');
    setTextOverrides({
      pl: { mails: { verifyEmail: { action: 'Potwierdzam' } }, badges: { love_us: { name: 'Uwielbiani' } } },
      cs: { mails: { layout: { regards: 'Hezký den' } } },
    });
    expect(translator('cs', 'mails')('layout.regards')).toBe('Hezký den');
    expect(translator('cs', 'mails')('verifyEmail.action')).toBe('Potvrdit adresu');
    expect(translator('pl', 'mails')('verifyEmail.action')).toBe('Potwierdzam');
    expect(translator('vi', 'badges')('love_us.name')).toBe('Uwielbiani');
  });
});

describe('formats', () => {
  it('round grades to one decimal, halves up', () => {
    expect([4.25, 4.35, 4.45, 87 / 20, 1.05, 4.949, 4.95].map(roundGrade)).toEqual([4.3, 4.4, 4.5, 4.4, 1.1, 4.9, 5]);
    expect(formats('pl').grade(4)).toBe('4,0');
    expect(formats('en').grade(4.25)).toBe('4.3');
  });

  it('write days in the language and zone of the reader', () => {
    const late = new Date('2026-03-31T23:30:00Z');
    expect(formats('de').date(late)).toBe('31. März 2026');
    expect(formats('en', 'Europe/Warsaw').date(late)).toBe('1 April 2026');
    expect(formats('sr').date(late)).toMatch(/mart/);
  });
});

describe('failures in words', () => {
  it('say what is wrong and what to do', () => {
    expect(problemWords('company_blocked', { companyName: 'Rower & Co' }, 'en').title).toBe(
      'The account Rower & Co has been blocked',
    );
    expect(problemWords('rate_limited', { seconds: 60 }, 'pl').detail).toBe('Odczekaj 60 sekund i spróbuj ponownie.');
    expect(problemWords('invitation_used', { submittedAt: '2026-03-31T10:00:00Z' }, 'en').detail).toContain(
      '31 March 2026',
    );
  });

  it('leave the detail out when a value for it is missing, and know every code', () => {
    expect(problemWords('rate_limited', {}, 'en')).toEqual({ title: 'Too many attempts in a short time' });
    expect(problemWords('unheard_of', {}, 'en').title).toBe('Something went wrong on our side');
    expect(problemWords('../x', {}, 'en').title).toBe('Something went wrong on our side');
  });

  it('speak of fields as the specification does', () => {
    expect(fieldWords('required', {}, 'en')).toBe('This field is required');
    expect(fieldWords('text_too_small', { minimum: 1 }, 'en')).toBe('This field is required');
    expect(fieldWords('invalid_email', {}, 'en')).toBe('Please enter a valid email address');
    expect(fieldWords('text_too_small', { minimum: 10 }, 'pl')).toBe('Napisz co najmniej 10 znaków.');
    expect(fieldWords('text_too_big', { maximum: 5000 }, 'en')).toBe('Use at most 5,000 characters.');
    expect(fieldWords('unheard_of', {}, 'en')).toBe('Check this value.');
  });

  it('speak of rows of a file', () => {
    expect(csvWords('csv_row_repeated', { orderId: 'A1', line: 3 }, 'en')).toContain('repeats line 3 (order A1)');
    expect(csvWords('invalid_email', {}, 'pl')).toBe('Wpisz poprawny adres e-mail');
    expect(csvWords('company_suspended', {}, 'en')).toContain('Choose a plan');
  });

  it('have words for every code in all languages, in every plural form', () => {
    const codes = Object.keys(mergedNamespace('pl', 'errors')['codes'] as object);
    for (const locale of LOCALES) {
      expect(codes.filter((code) => problemWords(code, {}, locale).title === '')).toEqual([]);
      const forms = Object.keys(mergedNamespace(locale, 'errors')['fields'] as object);
      for (const category of locale === 'pl' || locale === 'en' ? pluralCategories(locale) : []) {
        expect(forms).toContain(`text_too_big_${category}`);
      }
    }
  });
});
