import { parseRecipients } from './recipients.ts';

it('the reader of recipients reads addresses with names and languages from lines and CSV, each address once', () => {
  const text =
    '\uFEFFemail;name;language\r\nann@mail.example;"Ann";de\nBOB@mail.example\nbob@mail.example, Bob\n\tpl, Ewa , ewa@mail.example';
  expect(parseRecipients(text)).toEqual({
    recipients: [
      { email: 'ann@mail.example', name: 'Ann', language: 'de' },
      { email: 'BOB@mail.example' },
      { email: 'ewa@mail.example', name: 'Ewa', language: 'pl' },
    ],
    wrong: ['email;name;language'],
  });
});
