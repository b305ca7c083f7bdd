import { useEntityRecords } from '@wordpress/core-data';
import { DataViews, type Field, type View } from '@wordpress/dataviews';
import 'wp-styles/dataviews/style.css';
import { decodeEntities } from '@wordpress/html-entities';
import { useState } from 'react';
import { getEditorPath } from '../../shell/paths.ts';
import type { ScreenProps } from '../screens.ts';

type Row = { id: number; title: { raw: string; rendered: string }; status: string; modified: string; type: string };

/** The nodes of a content type. */
export default function ContentList({ parameters }: ScreenProps) {
  const type = parameters['type'] ?? '';
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    titleField: 'title',
    fields: ['status', 'modified'],
    layout: {},
  });
  const { records, totalItems, totalPages, isResolving } = useEntityRecords<Row>('postType', type, {
    page: view.page,
    per_page: view.perPage,
    ...(view.search && { search: view.search }),
    status: 'publish,draft,future,pending,private',
    context: 'edit',
    _fields: 'id,title,status,modified,type',
  });
  const fields: Field<Row>[] = [
    {
      id: 'title',
      label: 'Title',
      getValue: ({ item }) => decodeEntities(item.title.raw),
      render: ({ item }) => <a href={getEditorPath(item)}>{decodeEntities(item.title.raw) || '(no title)'}</a>,
      enableHiding: false,
    },
    { id: 'status', label: 'Status' },
    { id: 'modified', label: 'Modified', type: 'datetime' },
  ];
  return (
    <DataViews
      data={records ?? []}
      fields={fields}
      view={view}
      onChangeView={setView}
      getItemId={({ id }) => String(id)}
      isLoading={isResolving}
      paginationInfo={{ totalItems: totalItems ?? 0, totalPages: totalPages ?? 0 }}
      defaultLayouts={{ table: {} }}
    />
  );
}
