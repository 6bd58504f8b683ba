import { homePage } from './home.ts';

/** Every page of the public site whose words staff may change. */
export const pages = [homePage];
