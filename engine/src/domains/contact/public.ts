export { sendContactMessage } from './mailing.ts';
export { forgetContactMessages } from './retention.ts';
export { contactRoutes } from './router.ts';
