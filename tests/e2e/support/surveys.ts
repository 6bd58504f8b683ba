import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type {
  InviteToSurvey,
  InvitedToSurvey,
  Survey,
  SurveyResponsePage,
  SurveyResults,
  WriteSurvey,
} from '../../../engine/contracts/surveys.ts';
import { BASE_URL, Merchant } from './people.ts';

export const SURVEY: Partial<WriteSurvey> = {
  kind: 'survey',
  title: { en: 'Your new bicycle', pl: 'Twój nowy rower' },
  intro: { en: 'Four questions about the first weeks.' },
  thanks: { en: 'Have a good ride!' },
  defaultLanguage: 'en',
  questions: [
    {
      id: 'use',
      kind: 'single_choice',
      required: true,
      question: { en: 'Where do you ride?', pl: 'Gdzie jeździsz?' },
      choices: [
        { id: 'town', words: { en: 'In town', pl: 'Po mieście' } },
        { id: 'hills', words: { en: 'In the hills', pl: 'Po górach' } },
      ],
    },
    {
      id: 'fits',
      kind: 'scored',
      required: true,
      question: { en: 'How well does it fit you?' },
      choices: [],
      scale: { from: 0, to: 10, low: { en: 'not at all' }, high: { en: 'perfectly' } },
    },
    { id: 'again', kind: 'closed', required: false, question: { en: 'Would you buy it again?' }, choices: [] },
    { id: 'wish', kind: 'open', required: false, question: { en: 'What is missing?' }, choices: [] },
  ],
};
export const NPS: Partial<WriteSurvey> = { kind: 'nps', title: { en: 'One question' }, defaultLanguage: 'en' };

/** The company's side of surveys, which has no pages yet. */
export class Surveys {
  readonly #merchant: Merchant;
  readonly #request: APIRequestContext;

  constructor(merchant: Merchant, request: APIRequestContext) {
    this.#merchant = merchant;
    this.#request = request;
  }

  get company(): Merchant['company'] {
    return this.#merchant.company;
  }

  /** An open survey. */
  async open(survey: Partial<WriteSurvey>): Promise<Survey> {
    const { id } = await this.draft(survey);
    return this.#call('put', `/${id}/state`, { state: 'open' });
  }

  draft(survey: Partial<WriteSurvey>): Promise<Survey> {
    return this.#merchant.post('/surveys', survey);
  }

  close(id: string): Promise<Survey> {
    return this.#call('put', `/${id}/state`, { state: 'closed' });
  }

  invite(id: string, email: string): Promise<InvitedToSurvey> {
    const recipients = [{ email, name: 'Anna Kowalska', language: 'en' as const }];
    return this.#merchant.post(`/surveys/${id}/invitations`, { basis: 'consent', recipients } satisfies InviteToSurvey);
  }

  results(id: string): Promise<SurveyResults> {
    return this.#call('get', `/${id}/results`);
  }

  async responses(id: string): Promise<SurveyResponsePage['items']> {
    return (await this.#call<SurveyResponsePage>('get', `/${id}/responses`)).items;
  }

  async #call<T>(method: 'get' | 'put', path: string, data?: object): Promise<T> {
    const url = `/api/v1/panel/companies/${this.company.id}/surveys${path}`;
    const answer = await this.#request[method](url, { headers: { origin: BASE_URL }, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }
}

/** The company of a page's merchant, signed in. */
export const companyOf = async ({ request }: Page): Promise<Surveys> =>
  new Surveys(await Merchant.signIn(request), request);
