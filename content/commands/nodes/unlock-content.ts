import { createPasswordToken } from '../../auth/content-passwords.ts';
import { isEqualSecret } from '../../auth/keys.ts';
import { consumeRateLimit, refundRateLimit } from '../../auth/rate-limits.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Services } from '../core/services.ts';

/** `unprotected`: the content has no password. `too-many`: there were too many wrong passwords from the same network for the same content. */
export type UnlockResult = { outcome: 'unlocked'; token: string } | { outcome: 'unprotected' | 'wrong' | 'too-many' };

/**
 * Checks the password of protected content.
 * @throws UserError if the viewer cannot see the content
 */
export async function unlockContent(
  { db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>,
  { address }: ClientInfo,
  node: Pick<NodeRow, 'id' | 'password'> | null,
  password: string,
): Promise<UnlockResult> {
  if (node === null) throw new UserError('The content does not exist.');
  if (node.password === null) return { outcome: 'unprotected' };
  const attempt = { action: 'content-password', name: String(node.id), address } as const;
  if ((await consumeRateLimit(db, attempt)) !== null) return { outcome: 'too-many' };
  const isCorrect = [password, password.trim()].some((entered) => isEqualSecret(entered, node.password ?? ''));
  if (!isCorrect) return { outcome: 'wrong' };
  await refundRateLimit(db, attempt);
  return { outcome: 'unlocked', token: createPasswordToken(keys, { id: node.id, password: node.password }, now()) };
}
