/** Avatars of users and commenters. */
import type { ContentSite } from '../../../../schema/core/context.ts';
import { getAvatarUrl } from '../../../../schema/comments/commenters.ts';
import type { PropertySchema } from '../framework/schema.ts';

/** WordPress's sizes in pixels. */
const SIZES = [24, 48, 96];

export const avatarUrls: PropertySchema = { description: 'Avatars by size.', type: 'object', readonly: true };

export function getAvatarUrls(emailHash: string, site: ContentSite): Record<string, string> {
  return Object.fromEntries(SIZES.map((size) => [size, getAvatarUrl(emailHash, site).replace(/\bs=\d+/, `s=${size}`)]));
}
