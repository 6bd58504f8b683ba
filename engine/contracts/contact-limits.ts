/** Apart from the schemas: a page with the form needs them before anybody writes, and their library only then. */
export const CONTACT_TOPICS = ['contact', 'pricing', 'partner', 'press'] as const;

export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 4000;
/** People need longer for the form, in milliseconds; the site waits so long before it sends. */
export const LEAST_OPEN_MS = 3000;
