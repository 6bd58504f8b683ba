const KEY = 'panel:company';

/** Company to show: the one just chosen or linked to, else the last one, else the first. */
export function chooseCompany<C extends { id: string }>(companies: readonly C[], chosen: string | null): C | undefined {
  const wanted = chosen ?? remembered();
  return companies.find(({ id }) => id === wanted) ?? companies[0];
}

export function rememberCompany(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Then the next visit begins with the first company.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
