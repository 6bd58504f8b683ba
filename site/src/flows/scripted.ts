import { createContext, useContext } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** False in a form as drawn on the server: it can be sent as it is, and has no controls that only scripts move. */
export const Scripted = createContext(true);

/**
 * What an input gets of the form that it is registered in. In a drawn form its name alone: registered, it would be
 * emptied of what was typed before scripts ran.
 */
export function useRegistered<Name extends string>({
  ref,
  ...registered
}: UseFormRegisterReturn<Name>): Partial<UseFormRegisterReturn<Name>> {
  const scripted = useContext(Scripted);
  return scripted ? { ...registered, ref } : { name: registered.name };
}
