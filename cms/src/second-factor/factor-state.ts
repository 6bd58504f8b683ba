/** The state of a second factor, for the account page. */
export interface FactorState {
  on: boolean;
  /** ISO 8601. */
  since: string | null;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
  /** Required by the role: it cannot be switched off. */
  required: boolean;
  /** Logged actions, newest first. */
  acts: { at: string; act: string; by: string }[];
}

/** Secret and QR code for an authenticator app. */
export interface FactorSetup {
  /** The secret in base32, for typing. */
  secret: string;
  /** The QR code as a data URL. */
  qrCode: string;
}
