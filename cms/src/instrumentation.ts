export { register } from './entry/register.ts';
