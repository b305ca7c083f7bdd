import { Button, Modal } from '@wordpress/components';
import type { Action, Field, View } from '@wordpress/dataviews';
import { useState } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { usePage } from '../../api/use-page.ts';
import { formatUtcDate } from '../../shell/format-date.ts';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { STUDIO_PATH } from '../../shell/paths.ts';
import '../content/content.css';
import './comments.css';
import {
  commentActions,
  COMMENTS_PATH,
  commentViews,
  getExcerpt,
  getPostTitle,
  loadCounts,
  parseCommentView,
  runForComments,
  viewNames,
  type Comment,
  type CommentAction,
  type CommentView,
} from './comment-data.ts';
import { EditCommentForm, ReplyForm } from './CommentForm.tsx';

type OpenDialog = { dialog: 'edit' | 'reply'; comment: Comment } | { dialog: 'delete'; comments: readonly Comment[] };

const COMMENTS_SCREEN = `${STUDIO_PATH}comments/`;

/** The comments of the site, for moderators. */
export default function CommentList() {
  const status = parseCommentView(location.search);
  const counts = useLoaded(loadCounts);
  return (
    <div className="studio-list">
      <LoadNotice loads={[counts]} />
      <nav aria-label="Statuses">
        <ul className="studio-statuses">
          {commentViews.map((view) => (
            <li key={view}>
              <a
                href={view === 'all' ? COMMENTS_SCREEN : `${COMMENTS_SCREEN}?status=${view}`}
                aria-current={view === status ? 'true' : undefined}
              >
                {viewNames[view]}
                {counts.data && ` (${counts.data[view]})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <CommentTable key={status} status={status} onChanged={counts.reload} />
    </div>
  );
}

function CommentTable({ status, onChanged }: { status: CommentView; onChanged: () => void }) {
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    sort: { field: 'date', direction: 'desc' },
    titleField: 'author',
    fields: ['content', 'post', ...(status === 'all' ? ['status'] : []), 'date'],
    layout: {},
  });
  const rows = usePage<Comment>(COMMENTS_PATH, {
    page: view.page,
    per_page: view.perPage,
    ...(view.search && { search: view.search }),
    status,
    orderby: view.sort?.field,
    order: view.sort?.direction,
    context: 'edit',
    _embed: 'up',
  });
  const { data, isLoading } = rows;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const close = () => setOpen(null);

  function finish(text: string) {
    close();
    setMessage(text);
    rows.reload();
    onChanged();
  }

  async function run(action: CommentAction, comments: readonly Comment[]) {
    const failed = await runForComments(action, comments);
    setFailures(failed);
    finish(`${comments.length - failed.length} of ${comments.length} done.`);
  }

  const actions: Action<Comment>[] = [
    ...commentActions.map(({ action, label, from }): Action<Comment> => ({
      id: action,
      label,
      supportsBulk: true,
      isEligible: (comment) => from.includes(comment.status),
      callback: (comments) => (action === 'delete' ? setOpen({ dialog: 'delete', comments }) : void run(action, comments)),
    })),
    {
      id: 'reply',
      label: 'Reply',
      isEligible: (comment) => comment.status === 'approved' || comment.status === 'hold',
      callback: ([comment]) => comment && setOpen({ dialog: 'reply', comment }),
    },
    { id: 'edit', label: 'Edit', callback: ([comment]) => comment && setOpen({ dialog: 'edit', comment }) },
    {
      id: 'view',
      label: 'View on the site',
      isEligible: (comment) => comment.status === 'approved' && comment.link !== null,
      callback: ([comment]) => comment?.link && window.open(comment.link, '_blank', 'noreferrer'),
    },
  ];

  return (
    <>
      <LoadNotice loads={[rows]} />
      <FailureNotice failures={failures} onClose={() => setFailures([])} />
      <span role="status">{message}</span>
      <ListTable
        page={data}
        fields={fields}
        actions={actions}
        view={view}
        onChangeView={setView}
        getItemId={({ id }) => String(id)}
        isLoading={isLoading}
      />
      {open?.dialog === 'edit' && (
        <Modal title={`Edit the comment by ${open.comment.author_name}`} onRequestClose={close} size="medium">
          <EditCommentForm comment={open.comment} onSaved={() => finish('The comment was saved.')} />
        </Modal>
      )}
      {open?.dialog === 'reply' && (
        <Modal title={`Reply to ${open.comment.author_name}`} onRequestClose={close} size="medium">
          <ReplyForm comment={open.comment} excerpt={getExcerpt(open.comment)} onSaved={() => finish('The reply was published.')} />
        </Modal>
      )}
      {open?.dialog === 'delete' && (
        <Modal title="Delete permanently" onRequestClose={close} size="small">
          <div className="studio-fields">
            <p>Delete {open.comments.length === 1 ? 'this comment' : `${open.comments.length} comments`}? This cannot be undone.</p>
            <div className="studio-actions">
              <Button variant="primary" isDestructive onClick={() => void run('delete', open.comments)} __next40pxDefaultSize>
                Delete permanently
              </Button>
              <Button variant="tertiary" onClick={close} __next40pxDefaultSize>
                Cancel
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}

const fields: Field<Comment>[] = [
  {
    id: 'author',
    label: 'Author',
    enableHiding: false,
    enableSorting: false,
    filterBy: false,
    getValue: ({ item }) => item.author_name,
  },
  { id: 'email', label: 'Email', enableSorting: false, filterBy: false, getValue: ({ item }) => item.author_email },
  {
    id: 'content',
    label: 'Comment',
    enableSorting: false,
    filterBy: false,
    render: ({ item }) => <span className="studio-comment-cell">{getExcerpt(item)}</span>,
  },
  {
    id: 'post',
    label: 'On',
    filterBy: false,
    getValue: ({ item }) => item.post,
    render: ({ item }) => <span className="studio-comment-cell">{getPostTitle(item)}</span>,
  },
  { id: 'status', label: 'Status', enableSorting: false, filterBy: false, getValue: ({ item }) => viewNames[item.status] },
  { id: 'date', label: 'Sent', filterBy: false, getValue: ({ item }) => item.date_gmt, render: ({ item }) => formatUtcDate(item.date_gmt) },
];
