import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const About = z.object({ name: GreetedName, companyName: Line, productName: Line, url: MailUrl });
const about = { companyName: 'Rowerowy Świat', productName: 'Kask miejski M' };
const PAGE = 'https://reviews.example/product/0190a1b2-0000-7000-8000-000000000002/kask-miejski-m/0190a1b2';
const QUESTION = 'Does it come with lights, or can I fit my own?';

/** To the address given with a question, to confirm it. */
export const confirmQuestionMail = defineMail({
  key: 'confirm-question',
  props: About.extend({ daysValid: z.int().min(1) }),
  sample: { ...about, name: 'Zoë M.', daysValid: 7, url: 'https://reviews.example/questions/confirm/AX8wT0mJ5cQyR3bN' },
  render: ({ name, companyName, productName, daysValid, url }, { t }) => ({
    subject: t('questions.confirm.subject', { productName }),
    preview: t('questions.confirm.preview'),
    greeted: name,
    blocks: [
      paragraph(t('questions.confirm.lead', { companyName, productName })),
      action(t('questions.confirm.action'), url, t('layout.linkHelp')),
      note(t('privacy.validity', { count: daysValid })),
      note(t('questions.confirm.ignore')),
    ],
    reason: t('questions.reason', { productName }),
  }),
});

/** To the asker, at a confirmed address: the company's answer. */
export const questionAnsweredMail = defineMail({
  key: 'question-answered',
  props: About.extend({ question: z.string(), answer: z.string() }),
  sample: {
    ...about,
    name: 'Zoë M.',
    question: QUESTION,
    answer: 'Lights are in the box.\n\nYours fit, too.',
    url: PAGE,
  },
  render: ({ name, companyName, productName, question, answer, url }, { t }) => ({
    subject: t('questions.answered.subject', { companyName }),
    preview: t('questions.answered.lead', { companyName, productName }),
    greeted: name,
    blocks: [
      paragraph(t('questions.answered.lead', { companyName, productName })),
      note(question),
      ...answer.split(/\s*\n\s*/).map(paragraph),
      action(t('questions.answered.action'), url, t('layout.linkHelp')),
      note(t('reportDecided.erased')),
    ],
    reason: t('questions.reason', { productName }),
  }),
});

/** To a company's members: a question was published and awaits an answer. */
export const questionAskedMail = defineMail({
  key: 'question-asked',
  share: 'member',
  props: About.extend({ author: Line, question: z.string() }),
  sample: {
    ...about,
    name: 'Katarzyna Wójcik',
    author: 'Zoë M.',
    question: QUESTION,
    url: 'https://reviews.example/panel/questions?company=0190a1b2-0000-7000-8000-000000000009&question=0190a1b2-0000-7000-8000-000000000001',
  },
  render: ({ name, companyName, productName, author, question, url }, { t }) => ({
    subject: t('questions.asked.subject', { productName }),
    preview: t('questions.asked.lead', { companyName, productName }),
    greeted: name,
    blocks: [
      paragraph(t('questions.asked.lead', { companyName, productName })),
      paragraph(t('negativeReview.quote', { excerpt: question, author })),
      action(t('answerDecided.action'), url, t('layout.linkHelp')),
    ],
    reason: t('answerDecided.reason', { companyName }),
  }),
});
