/** A finding about a submission as a whole, not about its text: device, burst, own company. */
export interface SubmissionFinding {
  rule: string;
  version: number;
  weight: 'hold';
  detail: Record<string, string>;
}
