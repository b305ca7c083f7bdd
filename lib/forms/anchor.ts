/** Id of a form on its page, of what the page says instead, and of its fields. @param place as the content service tells it */
export function formAnchor(place: string): string {
  return `form-${place.replaceAll(/[^\w-]/g, '-')}`;
}

export function fieldAnchor(place: string, field: string): string {
  return `${formAnchor(place)}-${field}`;
}
