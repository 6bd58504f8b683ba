/** A finding about a submission as a whole, not about its text: device, burst, own company. */
export interface SubmissionFinding {
  rule: string;
  version: number;
  /** As that of a finding about the text; `second_sign` holds together with any sign of another rule. */
  weight: 'hold' | 'second_sign';
  detail: Record<string, string>;
}
