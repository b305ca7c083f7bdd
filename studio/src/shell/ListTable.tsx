import { DataViews, type Action, type Field, type SupportedLayouts, type View } from '@wordpress/dataviews';
import { memo, useMemo, useState, type ReactNode } from 'react';
import 'wp-styles/dataviews/style.css';
import type { ItemPage } from '../api/use-page.ts';
import { useRestoredFocus } from './lost-focus.ts';

type TableProps<Item> = {
  isLoading: boolean;
  fields: Field<Item>[];
  actions?: Action<Item>[];
  view: View;
  onChangeView: (view: View) => void;
  getItemId: (item: Item) => string;
  searchLabel?: string;
};
type Props<Item> = TableProps<Item> & {
  /** Null until it has been loaded for the first time. */
  page: ItemPage<Item> | null;
  layouts?: SupportedLayouts;
  /** Another value clears the selection. */
  selectionKey?: string;
};

type SelectionProps = { selection: string[]; onChangeSelection: (ids: string[]) => void };
type DataProps<Item> = { data: Item[]; paginationInfo: { totalItems: number; totalPages: number }; defaultLayouts: SupportedLayouts };
/** The types of `DataViews` depend on whether items have an `id`, which a generic component does not know. */
const Table = DataViews as <Item>(props: TableProps<Item> & DataProps<Item> & SelectionProps) => ReactNode;

const onlyTable: SupportedLayouts = { table: {} };

/** Keeps the type parameter of a component. */
const memoize = memo as <Component>(component: Component) => Component;

/** One page of a list, with controls that filter, sort and page it. Rendering it takes long, so it does nothing while its properties stay the same objects. */
export const ListTable = memoize(function ListTable<Item>({ page, layouts = onlyTable, selectionKey = '', ...others }: Props<Item>) {
  useRestoredFocus(others.isLoading);
  const [selected, setSelected] = useState<{ key: string; ids: string[] }>({ key: '', ids: [] });
  const { totalItems = 0, totalPages = 0 } = page ?? {};
  const data = useMemo(() => [...(page?.items ?? [])], [page]);
  return (
    <div className="studio-table">
      <Table
        {...others}
        data={data}
        paginationInfo={{ totalItems, totalPages }}
        defaultLayouts={layouts}
        selection={selected.key === selectionKey ? selected.ids : []}
        onChangeSelection={(ids) => setSelected({ key: selectionKey, ids })}
      />
    </div>
  );
});
