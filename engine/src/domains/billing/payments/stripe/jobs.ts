import { readCard } from './card.ts';
import { forgetCustomer } from './saved-card.ts';
import { endCardPayment, handleStripeEvent } from './webhook.ts';

export const cardJobs = [readCard, forgetCustomer, handleStripeEvent, endCardPayment];
