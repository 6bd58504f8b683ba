/** An error that the user can fix: its message is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** The user can also fix inaccessible folders. */
function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && REFUSED.includes((error as NodeJS.ErrnoException).code ?? '') && 'path' in error;
}

/** Prints an error: one sentence for user errors, the stack for defects. */
export function printFailure(error: unknown): void {
  if (error instanceof UserError) console.error(error.message);
  else if (isRefusal(error))
    console.error(`${error.path} cannot be used (${error.message}): mend that and start again.`);
  else console.error(error);
}
