/** The demo's accounts: the engine's seed creates the first two, the cms's seed the others. */
export const DEMO_ACCOUNTS = [
  { who: 'Merchant', email: 'merchant@demo.example', at: '/login' },
  { who: 'Partner', email: 'partner@demo.example', at: '/partners/login' },
  { who: 'Administrator', email: 'admin@demo.example', at: '/admin' },
  { who: 'Marketing', email: 'marketing@demo.example', at: '/admin' },
  { who: 'Translator', email: 'translator@demo.example', at: '/admin' },
  { who: 'Moderator', email: 'moderator@demo.example', at: '/admin' },
  { who: 'Support', email: 'support@demo.example', at: '/admin' },
] as const;
