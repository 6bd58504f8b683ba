import type { Grade } from '@app/contracts/common';
import { readData } from '../read-data.ts';

type ReviewName = 'insulted' | 'personal' | 'praised' | 'linked' | 'shown' | 'complained' | 'reconciled';
type MessageName = 'report' | 'refusal' | 'appeal' | 'answer' | 'question' | 'merchant' | 'reviewer';

interface CustomerTexts {
  reviews: Record<ReviewName, { grade: Grade; body: string }>;
  messages: Record<MessageName, string>;
}

/** Texts of the people in the demo's acts. Their names are drawn, so no text tells a man from a woman. */
export const { reviews: REVIEW_TEXTS, messages: MESSAGE_TEXTS } = readData<CustomerTexts>('customer-texts');
