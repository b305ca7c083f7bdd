/** A page cannot be rendered at the moment: too many are waiting, or Next has stopped or does not respond. A later request may succeed. */
export class RenderUnavailableError extends Error {
  override name = 'RenderUnavailableError';
}
