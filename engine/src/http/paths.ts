/** Where the API lies on the one origin. */
export const API_ROOT = '/api/v1';
