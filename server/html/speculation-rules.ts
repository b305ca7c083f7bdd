/** Browsers prerender a page when a visitor hovers over a link to it. */
import { createHash } from 'node:crypto';
import { NEXT_URL_PREFIX } from '../next/build-files.ts';

/** Files, APIs and links that change something are excluded. */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', `${NEXT_URL_PREFIX}*`, '/*\\?*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Part of the document: browsers would fetch a file of rules at once, and so take the open connection from the font and the first picture. Not a script that
 * runs.
 */
export const SPECULATION_RULES = `<script type="speculationrules">${rules}</script>`;

/** Allows the rules in a content security policy. */
export const SPECULATION_RULES_SOURCE = `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
