import { accountStore, clearAccountStores, setStoreOwner } from './account-store.ts';

beforeEach(() => {
  clearAccountStores();
  localStorage.clear();
  sessionStorage.clear();
});

it('the store of an account keeps things for one account: another one on the same browser reads nothing of them', () => {
  setStoreOwner('jan');
  accountStore()?.setItem('draft:profile', 'Oak');
  setStoreOwner('ewa');
  expect(accountStore()?.getItem('draft:profile')).toBeNull();
  accountStore()?.removeItem('draft:profile');
  setStoreOwner('jan');
  expect(accountStore()?.getItem('draft:profile')).toBe('Oak');
});

it('a form that is still open after another account has signed in writes to its own account’s', () => {
  setStoreOwner('jan');
  const opened = accountStore();
  setStoreOwner('ewa');
  opened?.setItem('draft:profile', 'Oak');
  expect(accountStore()?.getItem('draft:profile')).toBeNull();
});

it('the store of an account keeps nothing while nobody is signed in', () => {
  expect(accountStore()).toBeNull();
});

it('the store of an account forgets everything of all accounts, in the tab too, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  setStoreOwner('jan');
  accountStore()?.setItem('draft:profile', 'Oak');
  accountStore(sessionStorage)?.setItem('draft:order', '7');
  clearAccountStores();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme'], []]);
});
