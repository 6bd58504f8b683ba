/** A star in a speech bubble, on a grid of 24. */
export const MARK = {
  bubble: 'M4 2h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7l-5 4v-4H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z',
  star: 'm12 4.6 1.7 3.4 3.8.6-2.7 2.7.6 3.8-3.4-1.8-3.4 1.8.6-3.8-2.7-2.7 3.8-.6Z',
  orange: '#f5821f',
};

/** The mark as a data URL, for the icon of browser tabs. */
export const markAsDataUrl = (): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${MARK.orange}" d="${MARK.bubble}"/><path fill="#fff" d="${MARK.star}"/></svg>`,
  )}`;
