/** `/.well-known/security.txt` (RFC 9116): the contact for reports of security problems. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIP } from 'node:net';
import type { Env } from '#lib/env/env.ts';
import { type AllowedOrigins } from '../http/security.ts';
import { type Asset, createAsset } from './static-files.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The path at which the document server serves SECURITY.md. */
export const SECURITY_POLICY_PATH = '/security-policy.txt';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

const TYPE = 'text/plain; charset=utf-8';
const CACHE_CONTROL = 'public, max-age=86400';

type SecurityEnv = Pick<Env, 'SITE_URL' | 'SECURITY_CONTACT'>;

export interface SecurityFiles {
  /** Undefined for other paths. */
  get: (urlPath: string) => Promise<Asset> | undefined;
}

/** @param project folder that contains SECURITY.md */
export async function loadSecurityFiles(project: string, env: SecurityEnv, origins: AllowedOrigins): Promise<SecurityFiles> {
  const policy = createAsset(await readFile(path.join(project, 'SECURITY.md')), TYPE, CACHE_CONTROL, origins);
  let current: { day: number; asset: Promise<Asset> } | undefined;
  const getSecurityText = () => {
    const day = Math.floor(Date.now() / DAY_MS);
    // The expiration date is updated while the server runs.
    if (current?.day !== day)
      current = { day, asset: createAsset(Buffer.from(formatSecurityText(env, day)), TYPE, CACHE_CONTROL, origins) };
    return current.asset;
  };
  return {
    get: (urlPath) => {
      if (urlPath === SECURITY_TEXT_PATH) return getSecurityText();
      return urlPath === SECURITY_POLICY_PATH ? policy : undefined;
    },
  };
}

/** RFC 9116 allows only https URLs, so a site without https lists no URL of its own. @param day days since 1970 */
function formatSecurityText({ SITE_URL, SECURITY_CONTACT }: SecurityEnv, day: number): string {
  const { hostname } = new URL(SITE_URL);
  const defaultContact = `mailto:security@${isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost'}`;
  const ownUrls = SITE_URL.startsWith('https:')
    ? [`Canonical: ${SITE_URL}${SECURITY_TEXT_PATH}`, `Policy: ${SITE_URL}${SECURITY_POLICY_PATH}`]
    : [];
  const lines = [
    `Contact: ${SECURITY_CONTACT ?? defaultContact}`,
    `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...ownUrls,
  ];
  return `${lines.join('\n')}\n`;
}
