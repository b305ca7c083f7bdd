/**
 * Returns the HTML id of a form, or of the message shown in its place after submission.
 * @param placementId id of the node and path of the block, as the content service provides it
 */
export function getFormElementId(placementId: string): string {
  return `form-${placementId.replaceAll(/[^\w-]/g, '-')}`;
}

export function getFieldElementId(placementId: string, field: string): string {
  return `${getFormElementId(placementId)}-${field}`;
}
