/** A page cannot be rendered now, because too many renders are waiting, or because Next has stopped or does not respond. A later request may succeed. */
export class RenderUnavailableError extends Error {
  override name = 'RenderUnavailableError';
}
