import { readCard } from './card.ts';
import { endCardPayment, handleStripeEvent } from './webhook.ts';

export const cardJobs = [readCard, handleStripeEvent, endCardPayment];
