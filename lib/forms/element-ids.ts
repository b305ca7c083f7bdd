/**
 * Returns the HTML id of a form, or of the message shown in its place after submission.
 * @param location id of the node and path of the block, as the content service provides it
 */
export function getFormElementId(location: string): string {
  return `form-${location.replaceAll(/[^\w-]/g, '-')}`;
}

export function getFieldElementId(location: string, field: string): string {
  return `${getFormElementId(location)}-${field}`;
}
