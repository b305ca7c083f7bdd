/** The sign-in methods and sessions of the user’s own account. Most changes require the current password. */
import { graphql } from '../../api/graphql.ts';

export type SignInSession = {
  id: string;
  created: string;
  lastUsed: string | null;
  userAgent: string;
  ipAddress: string;
  isCurrent: boolean;
};

export type AccountSecurity = {
  hasTotp: boolean;
  isSecondFactorRequired: boolean;
  mustSetUpSecondFactor: boolean;
  recoveryCodeCount: number;
  passkeys: readonly { databaseId: number; name: string; created: string; lastUsed: string | null }[];
  sessions: readonly SignInSession[];
};

export const hasSecondFactor = ({ hasTotp, passkeys }: AccountSecurity): boolean => hasTotp || passkeys.length > 0;

export async function loadSecurity(): Promise<AccountSecurity> {
  const { accountSecurity } = await graphql<{ accountSecurity: AccountSecurity | null }>(`
    query StudioAccountSecurity {
      accountSecurity {
        hasTotp
        isSecondFactorRequired
        mustSetUpSecondFactor
        recoveryCodeCount
        passkeys {
          databaseId
          name
          created
          lastUsed
        }
        sessions {
          id
          created
          lastUsed
          userAgent
          ipAddress
          isCurrent
        }
      }
    }
  `);
  if (!accountSecurity) throw new Error('Your session has ended. Sign in again.');
  return accountSecurity;
}

/** Sends a mutation whose payload the caller does not need. */
async function change(name: string, input: object): Promise<void> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  await graphql(`mutation StudioChangeAccount($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`, { input });
}

/** All other sessions of the account end. */
export const changePassword = (password: string, newPassword: string): Promise<void> => change('changePassword', { password, newPassword });
export const removeTotp = (password: string): Promise<void> => change('removeTotp', { password });
export const removePasskey = (id: number, password: string): Promise<void> => change('removePasskey', { id: String(id), password });
export const endSession = (id: string): Promise<void> => change('endSession', { id });
export const endOtherSessions = (): Promise<void> => change('endOtherSessions', {});

export type TotpSetup = { secret: string; uri: string };

/** Creates the secret of an authenticator app. It takes effect with the first code. */
export async function startTotpSetup(password: string): Promise<TotpSetup> {
  const { startTotpSetup: setup } = await graphql<{ startTotpSetup: TotpSetup }>(
    'mutation StudioStartTotp($input: StartTotpSetupInput!) { startTotpSetup(input: $input) { secret uri } }',
    { input: { password } },
  );
  return setup;
}

/** @returns recovery codes, or null if the account had a second factor before */
export async function confirmTotpSetup(twoFactorCode: string): Promise<readonly string[] | null> {
  const { confirmTotpSetup: confirmed } = await graphql<{ confirmTotpSetup: { recoveryCodes: readonly string[] | null } }>(
    'mutation StudioConfirmTotp($input: ConfirmTotpSetupInput!) { confirmTotpSetup(input: $input) { recoveryCodes } }',
    { input: { twoFactorCode } },
  );
  return confirmed.recoveryCodes;
}

/** Replaces all recovery codes. */
export async function createRecoveryCodes(password: string): Promise<readonly string[]> {
  const { createRecoveryCodes: created } = await graphql<{ createRecoveryCodes: { recoveryCodes: readonly string[] } }>(
    'mutation StudioCreateRecoveryCodes($input: CreateRecoveryCodesInput!) { createRecoveryCodes(input: $input) { recoveryCodes } }',
    { input: { password } },
  );
  return created.recoveryCodes;
}
