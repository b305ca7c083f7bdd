import { createContext, use } from 'react';
import type { Account } from '../api/session.ts';

export const AccountContext = createContext<Account | null>(null);

/** @throws Error outside of the shell */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('There is no account.');
  return account;
}
