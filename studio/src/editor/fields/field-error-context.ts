import { createContext } from 'react';

/** The error of the last save, if it names a field. */
export const FieldErrorContext = createContext<{ path: string; message: string } | null>(null);
