/** `/studio/v1/audit-records`: the audit log of the studio, with pages and totals, for administrators. */
import { formatGmtDate } from '../../../../core/format-date.ts';
import type { AuditRecord } from '../../../../core/rows/audit-records.ts';
import { can } from '../../../../permissions/viewer.ts';
import { listAuditChoices, listAuditPage, type AuditPageFilter } from '../../../../store/audit-records.ts';
import { offsetParameter, pageParameters, sendPage, toPageArgs } from '../framework/paging.ts';
import { READ, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';

const isAllowed = ({ viewer }: RestRequest) => can(viewer, 'manage_options');

const toItem = ({ id, date, userId, userLogin, action, objectType, objectId, objectName, network, changes }: AuditRecord) => ({
  id: Number(id),
  date_gmt: formatGmtDate(date),
  user: userId ?? 0,
  user_login: userLogin,
  action,
  object_type: objectType,
  object_id: objectId ?? 0,
  object_name: objectName,
  network,
  changes,
});

type AuditValues = {
  user?: string;
  action?: AuditRecord['action'];
  object_type?: string;
  object_id?: number;
  search?: string;
  after?: string;
  before?: string;
};

function getFilter(request: RestRequest): AuditPageFilter {
  const { user, action, object_type: objectType, object_id: objectId, search, after, before } = request.values as AuditValues;
  return {
    ...(user && { user }),
    ...(action && { action }),
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
    ...(search && { search }),
    ...(after && { from: after }),
    ...(before && { to: before }),
  };
}

export const declareAuditRecords = (): RouteDeclaration[] => [
  {
    namespace: 'studio/v1',
    path: '/audit-records',
    endpoints: [
      {
        methods: READ,
        parameters: {
          ...pageParameters,
          offset: offsetParameter,
          user: { type: 'string', description: 'Only changes by the user with this login.' },
          action: { type: 'string', enum: ['create', 'update', 'delete'], description: 'Only changes of this kind.' },
          object_type: { type: 'string', description: 'Only changes of objects of this GraphQL type.' },
          object_id: { type: 'integer', description: 'Only changes of the object with this ID.' },
          search: { type: 'string', description: 'Only changes of objects whose name contains this text.' },
          after: { type: 'string', format: 'date-time', description: 'Only changes at this time or later.' },
          before: { type: 'string', format: 'date-time', description: 'Only changes at this time or earlier.' },
        },
        isAllowed,
        handle: async (request) => {
          const page = await listAuditPage(request.context.services.db, request.viewer, getFilter(request), toPageArgs(request));
          return sendPage(page.rows.map(toItem), page, request);
        },
      },
    ],
  },
  {
    namespace: 'studio/v1',
    path: '/audit-choices',
    endpoints: [
      {
        methods: READ,
        parameters: {},
        isAllowed,
        handle: async ({ context, viewer }) => {
          const { users, objectTypes } = await listAuditChoices(context.services.db, viewer);
          return { data: { users, object_types: objectTypes } };
        },
      },
    ],
  },
];
