/** In the body of a load test, the number of the request replaces this text, so that no two bodies are equal. */
export const REQUEST_NUMBER = '#request-number#';
