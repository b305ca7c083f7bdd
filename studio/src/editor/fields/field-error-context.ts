import { createContext, use } from 'react';
import { isAtPath } from './field-error.ts';

/** The error of the last save, if it names a field. */
export const FieldErrorContext = createContext<{ path: string; message: string } | null>(null);

/** Whether the error of the last save is at a path or inside of it. */
export function useHasError(path: string): boolean {
  const error = use(FieldErrorContext);
  return error !== null && isAtPath(error.path, path);
}
