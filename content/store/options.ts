/** Site-wide values. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { inOrder, type Session } from './session.ts';
import type { ContentStore, FieldValues } from './types.ts';

export function createOptions(session: Session): Pick<ContentStore, 'option'> {
  const byName = new DataLoader<string, FieldValues>(async (names) => {
    const rows = await session.rows(
      sql<{ name: string; value: FieldValues }>`select name, value from site_option where name = any(${names}::text[])`,
    );
    return inOrder(names, rows, (row) => row.name).map((row) => row?.value ?? {});
  });
  return { option: (name) => byName.load(name) };
}
