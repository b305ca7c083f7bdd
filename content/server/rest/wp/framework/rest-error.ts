/** Errors of the REST API in WordPress's format: `{ code, message, data: { status, … } }`. */
import { GraphQLError } from 'graphql';
import { VersionConflictError } from '../../../../commands/core/edit-versions.ts';
import { BlockContentError } from '../../../../commands/markup/preserve-attributes.ts';
import { UserError } from '../../../../core/user-error.ts';
import type { Viewer } from '../../../../permissions/viewer.ts';
import { OperationAborted } from '../../../../core/operation-aborted.ts';
import { AuthenticationError } from '../../../authenticate-request.ts';
import { describeUnexpectedError } from '../../../errors.ts';
import { HttpError } from '../../../http-error.ts';
import { userErrorCodes } from './user-error-codes.ts';

export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: object;

  constructor(status: number, code: string, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export type RestErrorBody = { code: string; message: string; data: { status: number } };

export const toErrorBody = ({ status, code, message, details }: RestError): RestErrorBody => ({
  code,
  message,
  data: { ...details, status },
});

export const createNoRouteError = (): RestError =>
  new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** The status of a refusal: 401 for visitors, who could sign in, and 403 for users. */
export const getForbiddenStatus = ({ user }: Pick<Viewer, 'user'>): 401 | 403 => (user === null ? 401 : 403);

export function createForbiddenError(viewer: Pick<Viewer, 'user'>, code: string, message: string): RestError {
  return new RestError(getForbiddenStatus(viewer), code, message);
}

/**
 * Converts what a command has thrown.
 * @param logUnexpected called for errors that the client has not caused
 * @param forbiddenCode the code of an error of a command that denies access
 */
export function toRestError(
  error: unknown,
  viewer: Pick<Viewer, 'user'>,
  logUnexpected: (error: unknown) => void,
  forbiddenCode = 'rest_forbidden',
): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof VersionConflictError) return new RestError(409, 'rest_edit_conflict', error.message);
  if (error instanceof BlockContentError)
    return new RestError(400, 'rest_invalid_blocks', error.message, { params: { content: error.message }, blocks: error.problems });
  if (error instanceof UserError) return fromUserError(error, viewer, forbiddenCode);
  if (error instanceof AuthenticationError) return new RestError(error.status, error.code, error.message);
  if (error instanceof HttpError) return new RestError(error.status, getHttpCode(error.status), error.message);
  if (error instanceof GraphQLError && error.originalError === undefined) {
    const { status } = error.extensions;
    return new RestError(typeof status === 'number' && status >= 400 ? status : 400, 'rest_request_stopped', error.message);
  }
  const { message, status } = describeUnexpectedError(error);
  // The client has disconnected, which is not an error.
  if (status >= 500 && !(error instanceof OperationAborted)) logUnexpected(error);
  return new RestError(status, status >= 500 ? 'internal_server_error' : 'rest_invalid_param', message);
}

/** An error that names each invalid parameter and its problem. */
export function createInvalidParameterError(
  problems: Readonly<Record<string, { code: string; message: string; data?: object }>>,
): RestError {
  const names = Object.keys(problems);
  return new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params: Object.fromEntries(names.map((name) => [name, problems[name]?.message])),
    details: Object.fromEntries(names.map((name) => [name, { data: null, ...problems[name] }])),
  });
}

/** Converts an error of a command. @param forbiddenCode the code of an error that denies access */
function fromUserError({ message, kind }: UserError, viewer: Pick<Viewer, 'user'>, forbiddenCode: string): RestError {
  if (kind === undefined) return new RestError(400, 'rest_invalid_param', message);
  if (kind === 'forbidden') return createForbiddenError(viewer, forbiddenCode, message);
  const { parameter, status = 400, ...error } = { message, ...userErrorCodes[kind] };
  return parameter === undefined
    ? new RestError(status, error.code, error.message)
    : createInvalidParameterError({ [parameter]: { ...error, data: { status } } });
}

function getHttpCode(status: number): string {
  if (status === 413) return 'rest_request_too_large';
  if (status === 408) return 'rest_request_timeout';
  return status >= 500 ? 'rest_service_unavailable' : 'rest_invalid_request';
}
