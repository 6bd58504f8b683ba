const KEY = 'account:registered';

/** Keeps the address for the next page in this tab, where it is shown to be checked for typing errors. */
export function rememberAddress(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage the next page speaks of "a message" only.
  }
}

export function rememberedAddress(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
