/** Formats of posts, which are terms of the taxonomy `post_format`. */
import type { NodeTermsInput } from '../../../../commands/nodes/node-terms.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { createPageArgs } from '../../../../store/core/page.ts';
import type { RestRequest } from '../framework/rest-request.ts';

const STANDARD = 'standard';
const PREFIX = 'post-format-';

/** WordPress's formats. */
export const formats: readonly string[] = [STANDARD, 'aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio'];

export async function getFormat(node: NodeRow, { context }: RestRequest): Promise<string> {
  const { rows } = await context.store.terms({ taxonomies: ['post_format'], nodeId: node.id }, createPageArgs(1));
  return rows[0]?.slug.replace(PREFIX, '') ?? STANDARD;
}

export function toFormatInput(format: unknown): NodeTermsInput[] {
  if (typeof format !== 'string') return [];
  const nodes = format === STANDARD ? [] : [{ slug: PREFIX + format, name: format }];
  return [{ taxonomy: 'post_format', append: false, nodes }];
}
