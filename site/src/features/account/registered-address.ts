const KEY = 'account:registered';

/** Keeps the address for the next page of this tab, so that it can be checked for typing errors there. */
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
