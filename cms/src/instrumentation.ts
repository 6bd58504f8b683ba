export { onRequestError, register } from './server.config.ts';
