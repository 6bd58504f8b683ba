import { fireEvent, screen } from '@testing-library/react';
import type { CompanySending } from '@app/contracts/senders';
import type { CompanyWebsite } from '@app/contracts/websites';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();

const sending: CompanySending = {
  state: 'slowed',
  allowance: 50,
  sentToday: 50,
  waiting: 1950,
  slowedSince: '2026-05-01T08:00:00.000Z',
  stoppedAt: null,
  stoppedReason: null,
  steps: [{ fromDay: 0, aDay: 50 }],
};
const website: CompanyWebsite = {
  website: 'https://www.oak.example',
  domain: 'oak.example',
  state: 'unverified',
  method: null,
  verifiedAt: null,
  checkedAt: null,
  dropAt: null,
  lastCheck: null,
  unlisted: null,
  proofs: {
    dns: { name: '_company-proof.oak.example', type: 'TXT', value: 'company-proof=AbC' },
    file: { url: 'https://oak.example/.well-known/company-proof.txt', content: 'company-proof=AbC' },
    mail: { addresses: ['jan@oak.example', 'postmaster@oak.example'] },
  },
};
const shown: CompanyWebsite = { ...website, state: 'verified', method: 'dns', verifiedAt: '2026-05-02T08:00:00.000Z' };
const answer = (status: number, body: unknown) => () => ({ status, body });
const free = { ...sending, state: 'free', allowance: null, sentToday: null, waiting: 0 };

function open(own: Partial<CompanyWebsite> = {}) {
  panel.engine.on(`GET ${PANEL_API}/website`, answer(200, { ...website, ...own }));
  panel.engine.on(`GET ${PANEL_API}/sending`, answer(200, sending));
  panel.open('/panel/settings/website');
}

it('the card of the website shows what is on hold and the DNS record, and updates when it is found', async () => {
  open();
  await screen.findByText('50 messages a day for now');
  expect(screen.getByText(/1,950/)).toBeTruthy();
  expect(screen.getByDisplayValue('_company-proof.oak.example')).toBeTruthy();
  panel.engine.on(`POST ${PANEL_API}/website/check`, answer(200, { ...website, lastCheck: 'missing' }));
  const [look] = screen.getAllByRole('button', { name: 'Check now' });
  fireEvent.click(look!);
  await screen.findByText(/^It is not there yet/);
  panel.engine.on(`POST ${PANEL_API}/website/check`, answer(200, { ...shown, lastCheck: 'found' }));
  panel.engine.on(`GET ${PANEL_API}/sending`, answer(200, free));
  fireEvent.click(look!);
  await screen.findByText(/^oak.example is your domain/);
  expect(screen.queryByDisplayValue('_company-proof.oak.example')).toBeNull();
});

it('the card of the website mails a code to an address at the domain and accepts it', async () => {
  open();
  const address = await screen.findByLabelText('Address');
  fireEvent.change(address, { target: { value: 'postmaster@oak.example' } });
  panel.engine.on(`POST ${PANEL_API}/website/mail`, answer(202, undefined));
  press('Mail a code');
  await screen.findByText('A code is on its way to postmaster@oak.example. It is good for a day.');
  panel.engine.on(`POST ${PANEL_API}/website/code`, () => problem(422, 'validation_failed'));
  fireEvent.change(screen.getByLabelText('Code from the mail'), { target: { value: 'AAAA-AAAA' } });
  press('Confirm');
  await screen.findByText('This is not the code of the last mail, or it is older than a day.');
});

it('the card of the website says why a company is not listed, and who holds the domain', async () => {
  open({ state: 'taken', unlisted: 'brand' });
  await screen.findByText('Your company is not public yet');
  screen.getByText(/^Another company has shown/);
});
