/** Finds the ids of this database for those in the content of an export. */
import { sql } from 'kysely';
import type { WxrItem, WxrTerm } from '../parse/records.ts';
import type { ChangeId, ReferenceKind } from './block-references.ts';
import { changeContentIds } from './content-ids.ts';
import { formatItemName, type ImportState } from './import-state.ts';
import { MENU_TAXONOMY } from './terms.ts';

/** @param terms of the file, by their keys */
export async function loadLocalIds(
  { localIds, terms: importedTerms, services, source }: ImportState,
  terms: ReadonlyMap<string, WxrTerm>,
): Promise<void> {
  const { rows } = await sql<{ foreignId: string; localId: number }>`
    select foreign_id as "foreignId", local_id as "localId" from import_record
    where source = ${source} and kind = 'node' and foreign_id ~ '^[0-9]{1,10}$' and local_id is not null`.execute(services.db);
  for (const { foreignId, localId } of rows) localIds.node.set(Number(foreignId), localId);
  for (const [key, { id, taxonomy }] of terms) {
    const localId = importedTerms.get(key);
    if (id !== null && localId !== undefined) localIds[taxonomy === MENU_TAXONOMY ? 'menu' : 'term'].set(id, localId);
  }
}

const objectNames: Readonly<Record<ReferenceKind, string>> = {
  node: 'an item',
  term: 'a term',
  user: 'an author',
  menu: 'a menu',
  navigation: 'a navigation menu',
};

/** Changes the ids in the content of an item. @param isReported whether ids of objects that the export does not contain are added to the report */
export function toLocalContent(state: ImportState, item: WxrItem, isReported: boolean): string {
  const { localIds, isOwnExport, report } = state;
  const missing: { kind: ReferenceKind; id: number }[] = [];
  const findLocalId = (kind: ReferenceKind, id: number) => {
    if (kind !== 'navigation') return localIds[kind].get(id);
    return isOwnExport ? localIds.menu.get(id) : undefined;
  };
  const changeId: ChangeId = (kind, id) => {
    const localId = findLocalId(kind, id);
    if (localId === undefined && !missing.some((other) => other.kind === kind && other.id === id)) missing.push({ kind, id });
    return localId ?? id;
  };
  const content = changeContentIds(item.content, changeId);
  if (isReported)
    for (const { kind, id } of missing)
      report.warn(`id in content of ${objectNames[kind]} that the export does not contain, not changed`, `${formatItemName(item)} → ${id}`);
  return content;
}
