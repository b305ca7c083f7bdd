/** The application passwords of the user’s own account. */
import apiFetch from '@wordpress/api-fetch';

/** Dates are in UTC. */
export type ApplicationPassword = { uuid: string; name: string; created: string; last_used: string | null; last_ip: string | null };

const PATH = '/wp/v2/users/me/application-passwords';

export const loadApplicationPasswords = (): Promise<readonly ApplicationPassword[]> => apiFetch({ path: PATH });

/** @returns the new password, which cannot be read again */
export const createApplicationPassword = (name: string, currentPassword: string): Promise<ApplicationPassword & { password: string }> =>
  apiFetch({ path: PATH, method: 'POST', data: { name, current_password: currentPassword } });

export async function revokeApplicationPassword(uuid: string): Promise<void> {
  await apiFetch({ path: `${PATH}/${uuid}`, method: 'DELETE' });
}

export async function revokeAllApplicationPasswords(): Promise<void> {
  await apiFetch({ path: PATH, method: 'DELETE' });
}
