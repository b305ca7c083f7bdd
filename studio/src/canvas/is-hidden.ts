/** Whether an editor has hidden a block from visitors (content/blocks/hidden-blocks.ts). @param attributes null if the block has none, or is gone */
export function isHidden(attributes: Readonly<Record<string, unknown>> | null): boolean {
  const metadata = attributes?.['metadata'] as { blockVisibility?: unknown } | null | undefined;
  return metadata?.blockVisibility === false;
}
