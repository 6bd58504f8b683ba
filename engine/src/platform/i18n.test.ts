import { LOCALES, mergedNamespace, pluralCategories } from '@app/locales';
import { csvErrorText, fieldErrorText, problemText } from './error-text.ts';
import { formats, roundGrade, setTextOverrides, translator } from './i18n.ts';

afterEach(() => setTextOverrides({}));

describe('translated texts', () => {
  it('translated texts are those of the language, with the base language as fallback', () => {
    expect(translator('de', 'mails')('verifyEmail.action')).toBe('Adresse bestätigen');
    expect(translator('vi', 'badges')('love_us.name')).toBe(translator('pl', 'badges')('love_us.name'));
  });

  it('translated texts name the product by its brand and choose plural forms', () => {
    const t = translator('pl', 'mails');
    expect(t('verifyEmail.validity', { count: 1 })).toContain('1 dzień');
    expect(t('passwordReset.validity', { count: 3 })).toContain('3 godziny');
    expect(t('passwordReset.validity', { count: 5 })).toContain('5 godzin ');
    expect(t('layout.about')).not.toContain('{{');
    expect(translator('ro', 'mails')('verifyEmail.validity', { count: 20 })).toContain('20 de zile');
  });

  it('never show a key or an unfilled placeholder', () => {
    const t = translator('pl', 'mails');
    expect(() => t('invitation.nonsense' as 'invitation.lead')).toThrow('no text mails:invitation.nonsense in pl');
    expect(() => t('layout.greeting')).toThrow('no value for {{name}}');
  });

  it('translated texts do not interpret values that look like placeholder syntax', () => {
    const name = '{{brand}} $t(layout.about) <b>&amp;';
    expect(translator('en', 'mails')('layout.greeting', { name })).toBe(`Hello ${name},`);
  });

  it('translated texts follow edits at once, even when the edited text is the fallback of another language', () => {
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

  it('formats write dates in the language and time zone of the reader', () => {
    const late = new Date('2026-03-31T23:30:00Z');
    expect(formats('de').date(late)).toBe('31. März 2026');
    expect(formats('en', 'Europe/Warsaw').date(late)).toBe('1 April 2026');
    expect(formats('sr').date(late)).toMatch(/mart/);
  });
});

describe('error texts', () => {
  it('error texts say what is wrong and what to do', () => {
    expect(problemText('company_blocked', { companyName: 'Rower & Co' }, 'en').title).toBe(
      'The account Rower & Co has been blocked',
    );
    expect(problemText('rate_limited', { seconds: 60 }, 'pl').detail).toBe('Odczekaj 60 sekund i spróbuj ponownie.');
    expect(problemText('invitation_used', { submittedAt: '2026-03-31T10:00:00Z' }, 'en').detail).toContain(
      '31 March 2026',
    );
  });

  it('error texts leave the detail out when a value for it is missing, and know every code', () => {
    expect(problemText('rate_limited', {}, 'en')).toEqual({ title: 'Too many attempts in a short time' });
    expect(problemText('unheard_of', {}, 'en').title).toBe('Something went wrong on our side');
    expect(problemText('../x', {}, 'en').title).toBe('Something went wrong on our side');
  });

  it('error texts name fields as the specification does', () => {
    expect(fieldErrorText('required', {}, 'en')).toBe('This field is required');
    expect(fieldErrorText('text_too_small', { minimum: 1 }, 'en')).toBe('This field is required');
    expect(fieldErrorText('invalid_email', {}, 'en')).toBe('Please enter a valid email address');
    expect(fieldErrorText('text_too_small', { minimum: 10 }, 'pl')).toBe('Napisz co najmniej 10 znaków.');
    expect(fieldErrorText('text_too_big', { maximum: 5000 }, 'en')).toBe('Use at most 5,000 characters.');
    expect(fieldErrorText('unheard_of', {}, 'en')).toBe('Check this value.');
  });

  it('describe rows of a file', () => {
    expect(csvErrorText('csv_row_repeated', { orderId: 'A1', line: 3 }, 'en')).toContain('repeats line 3 (order A1)');
    expect(csvErrorText('invalid_email', {}, 'pl')).toBe('Wpisz poprawny adres e-mail');
    expect(csvErrorText('company_suspended', {}, 'en')).toContain('Choose a plan');
  });

  it('exist for every code in all languages and plural forms', () => {
    const codes = Object.keys(mergedNamespace('pl', 'errors')['codes'] as object);
    for (const locale of LOCALES) {
      expect(codes.filter((code) => problemText(code, {}, locale).title === '')).toEqual([]);
      const forms = Object.keys(mergedNamespace(locale, 'errors')['fields'] as object);
      for (const category of locale === 'pl' || locale === 'en' ? pluralCategories(locale) : []) {
        expect(forms).toContain(`text_too_big_${category}`);
      }
    }
  });
});
