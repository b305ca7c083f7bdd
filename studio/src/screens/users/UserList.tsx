import { Button, Modal } from '@wordpress/components';
import type { Action, Field, View } from '@wordpress/dataviews';
import { useMemo, useState } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import type { Account } from '../../api/session.ts';
import { usePage } from '../../api/use-page.ts';
import { useAccount } from '../../shell/account-context.ts';
import { formatUtcDate } from '../../shell/format-date.ts';
import '../../shell/forms.css';
import { FailureNotice } from '../../shell/FailureNotice.tsx';
import { ListTable } from '../../shell/ListTable.tsx';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { navigate, STUDIO_PATH } from '../../shell/paths.ts';
import { DeleteUsersForm } from './DeleteUsersForm.tsx';
import { hasEmail, listAssignableRoles, loadRoles, sendPasswordLink, userFields, USERS_PATH, type Role, type User } from './user-data.ts';
import { UserForm } from './UserForm.tsx';

type OpenDialog = { dialog: 'edit'; user: User | null } | { dialog: 'delete'; users: readonly User[] };

/** The user accounts, for users who may list them. What else they may do depends on their capabilities. */
export default function UserList() {
  const account = useAccount();
  const roles = useLoaded(loadRoles);
  const fields = useMemo(() => listFields(roles.data ?? []), [roles.data]);
  const [view, setView] = useState<View>({
    type: 'table',
    page: 1,
    perPage: 20,
    search: '',
    filters: [],
    sort: { field: 'name', direction: 'asc' },
    titleField: 'name',
    fields: ['username', 'email', 'roles', 'registered_date'],
    layout: {},
  });
  const role: unknown = view.filters?.find(({ field }) => field === 'roles')?.value;
  const rows = usePage<User>(USERS_PATH, {
    page: view.page,
    per_page: view.perPage,
    ...(view.search && { search: view.search }),
    ...(typeof role === 'string' && { roles: role }),
    orderby: view.sort?.field,
    order: view.sort?.direction,
    context: 'edit',
    _fields: userFields.join(','),
  });
  const { data, isLoading, reload } = rows;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const close = () => setOpen(null);

  async function sendLinks(users: readonly User[]) {
    setMessage('');
    try {
      for (const user of users) await sendPasswordLink(user);
      setMessage(`A link to choose a password was sent to ${users.map(({ email }) => email).join(', ')}.`);
      setFailure(null);
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
  }

  return (
    <div className="studio-list">
      <LoadNotice loads={[rows, roles]} />
      <FailureNotice failures={failure === null ? [] : [failure]} onClose={() => setFailure(null)} />
      <div className="studio-actions">
        {account.capabilities['create_users'] === true && (
          <Button variant="primary" onClick={() => setOpen({ dialog: 'edit', user: null })} __next40pxDefaultSize>
            Add user
          </Button>
        )}
        <span role="status">{message}</span>
      </div>
      <ListTable
        page={data}
        fields={fields}
        actions={listActions(account, setOpen, (users) => void sendLinks(users))}
        view={view}
        onChangeView={setView}
        getItemId={({ id }) => String(id)}
        isLoading={isLoading}
      />
      {open?.dialog === 'edit' && (
        <Modal title={open.user ? `Edit ${open.user.username}` : 'Add user'} onRequestClose={close} size="medium">
          <UserForm
            user={open.user}
            roles={listAssignableRoles(roles.data ?? [], account)}
            onSaved={(text) => {
              close();
              setMessage(text);
              reload();
            }}
          />
        </Modal>
      )}
      {open?.dialog === 'delete' && (
        <Modal title={open.users.length === 1 ? 'Delete user' : 'Delete users'} onRequestClose={close} size="medium">
          <DeleteUsersForm
            users={open.users}
            onDeleted={(remaining) => {
              setOpen(remaining.length > 0 ? { dialog: 'delete', users: remaining } : null);
              setMessage(`${open.users.length - remaining.length} deleted.`);
              reload();
            }}
          />
        </Modal>
      )}
    </div>
  );
}

function listFields(roles: readonly Role[]): Field<User>[] {
  const names = new Map(roles.map(({ name, displayName }) => [name, displayName]));
  return [
    { id: 'name', label: 'Name', enableHiding: false, getValue: ({ item }) => item.name, filterBy: false },
    { id: 'username', label: 'Username', enableSorting: false, filterBy: false },
    { id: 'email', label: 'Email', filterBy: false },
    {
      id: 'roles',
      label: 'Role',
      enableSorting: false,
      elements: roles.map(({ name, displayName }) => ({ value: name, label: displayName })),
      filterBy: { operators: ['is'] },
      render: ({ item }) => item.roles.map((name) => names.get(name) ?? name).join(', '),
    },
    {
      id: 'registered_date',
      label: 'Registered',
      filterBy: false,
      render: ({ item }) => formatUtcDate(item.registered_date.replace('+00:00', 'Z')),
    },
  ];
}

/** The user's own account is edited on the profile screen, and cannot be deleted. */
function listActions(
  { user: { id: ownId }, capabilities }: Account,
  onOpen: (dialog: OpenDialog) => void,
  onSendLinks: (users: readonly User[]) => void,
): Action<User>[] {
  const mayEdit = capabilities['edit_users'] === true;
  return [
    {
      id: 'edit',
      label: 'Edit',
      isPrimary: true,
      isEligible: ({ id }) => mayEdit || id === ownId,
      callback: ([user]) => {
        if (user?.id === ownId) navigate(`${STUDIO_PATH}profile/`);
        else if (user) onOpen({ dialog: 'edit', user });
      },
    },
    {
      id: 'password-link',
      label: 'Send password link',
      supportsBulk: true,
      isEligible: (user) => mayEdit && hasEmail(user),
      callback: onSendLinks,
    },
    {
      id: 'delete',
      label: 'Delete',
      supportsBulk: true,
      isEligible: ({ id }) => capabilities['delete_users'] === true && id !== ownId,
      callback: (users) => onOpen({ dialog: 'delete', users }),
    },
  ];
}
