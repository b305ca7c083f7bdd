/** The operation was stopped, because it exceeded a limit or its client disconnected. */
export class OperationAborted extends Error {
  override name = 'OperationAborted';
}
