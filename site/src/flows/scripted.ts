import { createContext } from 'react';

/** False in a form as drawn on the server: it can be sent as it is, and has no controls that only scripts move. */
export const Scripted = createContext(true);
