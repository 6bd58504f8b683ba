/** Takes the place of a button that would be refused. */
export const NoButton = () => null;
