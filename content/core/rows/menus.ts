/** Rows of menus and their items. */
import type { MenuLocation } from '../../model/menus.ts';
import type { FieldValues } from './fields.ts';

export type MenuRow = { kind: 'menu'; id: number; name: string; slug: string; locations: MenuLocation[]; count: number };

export type MenuItemRow = {
  kind: 'menu-item';
  id: number;
  menuId: number;
  parentId: number | null;
  order: number;
  label: string;
  title: string | null;
  description: string | null;
  /** URL of a custom link. Null if the item points at a node, term or content type. */
  url: string | null;
  target: string | null;
  linkRelationship: string | null;
  cssClasses: string[];
  connected: { kind: 'node' | 'term'; id: number } | null;
  fields: FieldValues;
};
