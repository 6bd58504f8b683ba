export { register } from './server.config.ts';
