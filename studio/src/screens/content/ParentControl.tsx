import { ComboboxControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { decodeEntities } from '@wordpress/html-entities';
import type { ContentType } from '../../api/session.ts';
import { usePage } from '../../api/use-page.ts';

type ParentItem = { id: number; title: { raw: string }; parent: number };

type ParentControlProps = {
  type: ContentType;
  /** The item that gets the parent. */ id: number;
  value: number;
  onChange: (id: number) => void;
};

/** Chooses the parent of a hierarchical item by a search. The service refuses a parent below the item itself. */
export function ParentControl({ type, id, value, onChange }: ParentControlProps) {
  const [, setSearch, search] = useDebouncedInput('');
  const parameters = { context: 'edit', _fields: 'id,title,parent', status: 'any' };
  const path = `/wp/v2/${type.rest_base}`;
  const found = usePage<ParentItem>(path, {
    ...parameters,
    per_page: 20,
    orderby: 'title',
    order: 'asc',
    exclude: [id],
    parent_exclude: [id],
    ...(search !== '' && { search }),
  });
  const current = usePage<ParentItem>(path, { ...parameters, include: [value] });
  const items = new Map([...(current.data?.items ?? []), ...(found.data?.items ?? [])].map((item) => [item.id, item]));
  return (
    <ComboboxControl
      label="Parent"
      help={found.error ?? current.error ?? 'Leave it empty for the top level.'}
      value={value === 0 ? null : String(value)}
      options={[...items.values()].map((item) => ({ value: String(item.id), label: decodeEntities(item.title.raw) || `#${item.id}` }))}
      onFilterValueChange={setSearch}
      onChange={(chosen) => onChange(Number(chosen ?? 0))}
      isLoading={found.isLoading}
      __next40pxDefaultSize
    />
  );
}
