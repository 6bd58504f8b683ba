/** Leaves for another page of ours by a full load: the next page starts with the session as it then is. */
export const navigateTo = (path: string): void => window.location.assign(path);
