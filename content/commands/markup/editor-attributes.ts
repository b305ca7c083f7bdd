/** Which attributes of a stored block WordPress's block editor keeps when it writes the block anew. */
import { isDeepStrictEqual } from 'node:util';
import { type AttributeDeclaration, type BlockDeclaration, getBlockDeclaration } from '../../blocks/declarations.ts';
import { findVersion } from '../../blocks/deprecated-versions.ts';
import { isRecord } from '#lib/json/records.ts';
import type { BlockOpener } from './block-openers.ts';

/** Attributes that the editor itself knows for every block, so that it removes them only if a person does. */
const EDITOR_ATTRIBUTES = new Set(['metadata', 'lock', 'className']);

/** Names of the attributes that the editor does not keep. It migrates attributes of WordPress's deprecated versions itself. */
export function findDroppedAttributes({ name, attributes }: BlockOpener): ReadonlySet<string> {
  const declaration = getBlockDeclaration(name);
  if (!declaration || findVersion(attributes, declaration).number !== null) return new Set();
  const dropped = Object.entries(attributes).filter(([attribute, value]) => isDroppedByEditor(declaration, attribute, value));
  return new Set(dropped.map(([attribute]) => attribute));
}

function isDroppedByEditor(declaration: BlockDeclaration, attribute: string, value: unknown): boolean {
  if (value === null || EDITOR_ATTRIBUTES.has(attribute)) return false;
  const declared = Object.hasOwn(declaration.attributes, attribute) ? declaration.attributes[attribute] : undefined;
  if (!declared) return true;
  // The editor reads such an attribute from the markup of the block.
  return declared.source === undefined && !isAcceptedByEditor(value, declared);
}

/** The editor's check, which looks at the outermost value only. */
function isAcceptedByEditor(value: unknown, { type, enum: choices }: AttributeDeclaration): boolean {
  if (choices && !choices.includes(value as string)) return false;
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return typeof value === 'number';
    default:
      return typeof value === type;
  }
}

/** The attributes that the editor writes: without those that it drops, and without default values. */
export function toEditorAttributes(block: BlockOpener): [string, unknown][] {
  const declared = getBlockDeclaration(block.name)?.attributes ?? {};
  const dropped = findDroppedAttributes(block);
  return Object.entries(block.attributes).filter(
    ([name, value]) =>
      value !== null && !dropped.has(name) && !(Object.hasOwn(declared, name) && isDeepStrictEqual(declared[name]?.default, value)),
  );
}
