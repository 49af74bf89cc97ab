import { createContext, useContext } from 'react';
import { type Self } from '../api/self';

const SelfContext = createContext<Self | undefined>(undefined);
export const SelfProvider = SelfContext.Provider;

/** The person who is signed in. Screens stand within their session only. */
export function useSelf(): Self {
  const self = useContext(SelfContext);
  if (!self) throw new Error('nobody is signed in here');
  return self;
}
