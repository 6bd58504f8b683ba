import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { withoutMarks } from '../../lib/texts/text-marks.ts';
import { startTextMode } from './text-mode.tsx';

const cms = new FakeEngine();
beforeAll(() => cms.start());
afterAll(() => cms.stop());
beforeEach(() => cms.reset());
const signedIn = () =>
  cms.on('GET /cms-api/in-context', () => ({
    status: 200,
    body: { words: { language: 'en', textsOn: 'Text mode', close: 'Switch off' } },
  }));

let i18n: I18n;
function Words() {
  const { t } = useT('common');
  const instance = useTranslation().i18n;
  useEffect(() => void (i18n = instance), [instance]);
  return (
    <>
      <p data-testid="words">{t('nav.findCompany')}</p>
      <a href="/de/find-company">Go</a>
    </>
  );
}
const shown = () => screen.getByTestId('words').textContent ?? '';
const went: string[] = [];
const start = (ofCms = false) => act(() => startTextMode({ i18n, ofCms, go: (to) => void went.push(to) }));

it('the mode of texts does nothing for visitors', async () => {
  renderPage(<Words />, 'en', []);
  await start();
  expect(shown()).toBe('Find a company');
  expect(screen.queryByText('Text mode')).toBeNull();
});

it('the mode of texts marks the page’s texts in place for staff and keeps the mode when following links', async () => {
  signedIn();
  renderPage(<Words />, 'en', []);
  await start();
  await waitFor(() => expect(shown()).not.toBe('Find a company'));
  expect(withoutMarks(shown())).toBe('Find a company');
  expect(await screen.findByRole('complementary', { name: 'Text mode' })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Go' });
  // jsdom cannot navigate and logs an error.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(link.hash).toBe('#texts');
});

it('the mode of texts shows CMS pages as a preview, which marks its texts', async () => {
  signedIn();
  renderPage(<Words />, 'en', []);
  history.replaceState(null, '', '/en/pricing#texts');
  await start(true);
  expect(went).toEqual(['/cms-api/preview?path=%2Fpricing&locale=en&version=published']);
});
