import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import type { Action, Field, View } from '@wordpress/dataviews';
import { useState } from 'react';
import { usePage } from '../../api/use-page.ts';
import { useAccount } from '../../shell/account-context.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { formatSiteDate } from '../../shell/format-date.ts';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import './media.css';
import { deleteMedia, describeFile, getThumbnail, mediaFields, type MediaItem } from './media-data.ts';
import { MediaDetails } from './MediaDetails.tsx';
import { UploadList } from './UploadList.tsx';
import { type Upload, uploadFiles } from './uploads.ts';

const getName = ({ title, source_url: url }: MediaItem) => title.raw || url.replace(/^.*\//, '');

const fields: Field<MediaItem>[] = [
  { id: 'title', label: 'Title', getValue: ({ item }) => getName(item), enableHiding: false },
  {
    id: 'preview',
    label: 'Preview',
    enableSorting: false,
    render: ({ item }) => {
      const thumbnail = getThumbnail(item);
      return thumbnail === null ? (
        <span className="studio-media-file">{item.mime_type.replace(/^.*\//, '')}</span>
      ) : (
        <img src={thumbnail} alt="" loading="lazy" />
      );
    },
  },
  { id: 'file', label: 'File', enableSorting: false, getValue: ({ item }) => describeFile(item) },
  {
    id: 'media_type',
    label: 'Type',
    enableSorting: false,
    elements: [
      { value: 'image', label: 'Images' },
      { value: 'video', label: 'Videos' },
      { value: 'application', label: 'Documents' },
    ],
    filterBy: { operators: ['is'], isPrimary: true },
  },
  {
    id: 'usage',
    label: 'Usage',
    enableSorting: false,
    enableHiding: false,
    elements: [
      { value: 'unused', label: 'Unused' },
      { value: 'used', label: 'Used' },
    ],
    filterBy: { operators: ['is'], isPrimary: true },
  },
  { id: 'date', label: 'Added', getValue: ({ item }) => formatSiteDate(item.date) },
];

/** All files that were uploaded: search, upload, describe, delete. */
export default function MediaLibrary() {
  const { capabilities } = useAccount();
  const [view, setView] = useState<View>({
    type: 'grid',
    page: 1,
    perPage: 24,
    search: '',
    sort: { field: 'date', direction: 'desc' },
    titleField: 'title',
    mediaField: 'preview',
    fields: ['file'],
    layout: {},
  });
  const type = view.filters?.find(({ field }) => field === 'media_type')?.value as string | undefined;
  const usage = view.filters?.find(({ field }) => field === 'usage')?.value as string | undefined;
  const rows = usePage<MediaItem>('/wp/v2/media', {
    page: view.page,
    per_page: view.perPage,
    orderby: view.sort?.field,
    order: view.sort?.direction,
    ...(view.search && { search: view.search }),
    ...(type && { media_type: type }),
    ...(usage && { unused: usage === 'unused' }),
    context: 'edit',
    _fields: mediaFields,
  });
  const { data, isLoading, reload } = rows;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [pending, setPending] = useState<readonly MediaItem[]>([]);
  const [edited, setEdited] = useState<MediaItem | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);

  async function upload(files: readonly File[]) {
    const change = (next: Upload) =>
      setUploads((all) => [...all.filter(({ key }) => key !== next.key), next].toSorted((a, b) => a.key - b.key));
    await uploadFiles(files, Date.now(), change);
    reload();
  }

  async function remove(items: readonly MediaItem[]) {
    setPending([]);
    setFailures(await deleteMedia(items));
    reload();
  }

  const actions: Action<MediaItem>[] = [
    { id: 'details', label: 'Edit details', isPrimary: true, callback: ([item]) => setEdited(item ?? null) },
    { id: 'delete', label: 'Delete permanently', supportsBulk: true, callback: (items) => setPending(items) },
  ];

  return (
    <div className="studio-list">
      <LoadNotice loads={[rows]} />
      <FailureNotice failures={failures} onClose={() => setFailures([])} />
      {capabilities['upload_files'] === true && (
        <div className="studio-actions">
          <FormFileUpload
            multiple
            onChange={({ currentTarget }) => void upload([...(currentTarget.files ?? [])])}
            render={({ openFileDialog }) => (
              <Button variant="primary" onClick={openFileDialog} __next40pxDefaultSize>
                Upload files
              </Button>
            )}
          />
          <DropZone label="Drop files to upload" onFilesDrop={(files) => void upload(files)} />
        </div>
      )}
      <UploadList uploads={uploads} />
      <ListTable
        page={data}
        fields={fields}
        actions={actions}
        view={view}
        onChangeView={setView}
        getItemId={({ id }) => String(id)}
        isLoading={isLoading}
        layouts={{ grid: {}, table: {} }}
      />
      {edited !== null && (
        <MediaDetails
          key={edited.id}
          item={edited}
          onSaved={reload}
          onEdited={(item) => {
            setEdited(item);
            reload();
          }}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={pending.length > 0}
        action="Delete permanently"
        onConfirm={() => void remove(pending)}
        onCancel={() => setPending([])}
      >
        {`Delete ${pending.length === 1 && pending[0] ? `“${getName(pending[0])}”` : `${pending.length} files`} permanently? Pages that show ${pending.length === 1 ? 'it' : 'them'} will have a gap. This cannot be undone.`}
      </ConfirmDialog>
    </div>
  );
}
