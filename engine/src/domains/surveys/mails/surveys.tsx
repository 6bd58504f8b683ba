import { z } from 'zod';
import { action, note, paragraph, scoreRow, title } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const SurveyMailProps = z.object({
  companyName: Line,
  customerName: GreetedName,
  /** The company's texts. */
  title: Line,
  intro: z.string(),
  optOutUrl: MailUrl,
  daysValid: z.int().min(1),
});

const sample = {
  companyName: 'Rowerowy Świat',
  customerName: 'Zoë Müller-Łukaszewicz',
  title: 'Jak się jeździ?',
  intro: 'Pytamy o trzy rzeczy.\n\nDziękujemy!',
  optOutUrl: 'https://reviews.example/invitation/optout/rowerowy-swiat/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1D',
  daysValid: 180,
};
const LINK = 'AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C';

/** Asks a customer to answer a survey. */
export const surveyMail = defineMail({
  key: 'survey',
  props: SurveyMailProps.extend({ url: MailUrl }),
  sample: { ...sample, url: `https://reviews.example/surveys/invitation/${LINK}` },
  render: ({ companyName, customerName, title: words, intro, url, optOutUrl, daysValid }, { t }) => ({
    subject: t('survey.subject', { companyName }),
    preview: t('survey.preview', { companyName }),
    header: companyName,
    greeted: customerName,
    signature: companyName,
    blocks: [
      paragraph(t('survey.lead', { companyName })),
      title(words),
      ...paragraphs(intro),
      action(t('survey.action'), url, t('layout.linkHelp')),
      note(t('survey.named', { companyName })),
      note(t('invitation.validity', { count: daysValid })),
    ],
    reason: t('survey.reason', { companyName }),
    optOut: { label: t('survey.optOut', { companyName }), url: optOutUrl },
  }),
});

/** Asks a customer whether they would recommend the company. A click on a number opens the page with it preselected. */
export const npsMail = defineMail({
  key: 'nps',
  props: SurveyMailProps.extend({ scoreUrls: z.array(MailUrl).length(11) }),
  sample: {
    ...sample,
    scoreUrls: Array.from({ length: 11 }, (_, n) => `https://reviews.example/nps/invitation/${LINK}?score=${n}`),
  },
  render: ({ companyName, customerName, title: words, intro, scoreUrls, optOutUrl, daysValid }, { t }) => ({
    subject: t('nps.subject', { companyName }),
    preview: t('nps.preview'),
    header: companyName,
    greeted: customerName,
    signature: companyName,
    blocks: [
      title(words),
      ...paragraphs(intro),
      paragraph(t('nps.ask', { companyName })),
      scoreRow({
        urls: scoreUrls,
        labels: scoreUrls.map((_, score) => t('nps.label', { score })),
        ends: [t('nps.low'), t('nps.high')],
      }),
      note(t('nps.hint')),
      note(t('survey.named', { companyName })),
      note(t('invitation.validity', { count: daysValid })),
    ],
    reason: t('survey.reason', { companyName }),
    optOut: { label: t('survey.optOut', { companyName }), url: optOutUrl },
  }),
});

const paragraphs = (text: string) =>
  text
    .split(/\s*\n\s*/)
    .filter((part) => part !== '')
    .map(paragraph);
