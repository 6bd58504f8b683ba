import { PANEL_LINKS } from '@app/contracts/notifying/panel-links';
import { pageAt } from './paths.ts';

describe('the panel’s addresses', () => {
  it.each([
    ['/panel', 'overview'],
    ['/panel/', 'overview'],
    ['/en/panel/invitations/', 'invitations'],
    ['/ja/panel/settings/api-keys', 'settingsApiKeys'],
    ['/panel/nothing', null],
    ['/panelist', null],
    ['/login', null],
  ])('the path %s shows the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });
});

it.each(Object.entries(PANEL_LINKS))('mails and notifications that lead to %s find a page', (_name, { path }) => {
  expect(pageAt(path)).not.toBeNull();
});
