/** Something the person at the keyboard can mend: its message is printed as it is, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Prints what went wrong: one sentence for a UserError, the whole stack for a defect of ours. */
export function printFailure(error: unknown): void {
  if (error instanceof UserError) console.error(error.message);
  else console.error(error);
}
