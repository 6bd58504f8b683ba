/** Something the person at the keyboard can mend: its message is printed as it is, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** A folder that the machine does not let us use is for the person to mend as well. */
function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && REFUSED.includes((error as NodeJS.ErrnoException).code ?? '') && 'path' in error;
}

/** Prints what went wrong: one sentence for what a person can mend, the whole stack for a defect of ours. */
export function printFailure(error: unknown): void {
  if (error instanceof UserError) console.error(error.message);
  else if (isRefusal(error))
    console.error(`${error.path} cannot be used (${error.message}): mend that and start again.`);
  else console.error(error);
}
