import { useBlockProps } from '@wordpress/block-editor';

/** Edits any block of the site, with what its block.json declares. */
export function Edit({ name }: { name: string }) {
  return <div {...useBlockProps()}>{name}</div>;
}
