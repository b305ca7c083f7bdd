/** Protects the content of a node against an editor that drops what it cannot represent. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { preserveAttributes, type RestoredAttribute } from '../markup/preserve-attributes.ts';

/** Receives the attributes that the editor dropped and that were restored. Without it, content is saved as it is. */
export type OnRestored = (restored: readonly RestoredAttribute[]) => void;

/**
 * @returns the input with the attributes that it would lose
 * @throws BlockContentError for values that no block accepts
 */
export function protectContent<T extends { content?: string | null | undefined }>(
  node: NodeRow,
  input: T,
  onRestored: OnRestored | undefined,
): T {
  if (!onRestored || typeof input.content !== 'string') return input;
  const { content, restored } = preserveAttributes(node.content, input.content);
  onRestored(restored);
  return { ...input, content };
}
