/** What the account page shows of a second factor. */
export interface FactorState {
  on: boolean;
  /** ISO 8601. */
  since: string | null;
  /** How many are left. */
  recoveryCodes: number;
  /** Of staff in this role: it cannot be switched off. */
  required: boolean;
  /** What was done to it, newest first. */
  acts: { at: string; act: string; by: string }[];
}
