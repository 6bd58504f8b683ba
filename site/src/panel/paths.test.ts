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
  ])('%s → %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });
});
