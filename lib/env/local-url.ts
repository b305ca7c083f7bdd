/** Returns the URL of a local server. A server that listens on all interfaces is reachable as `localhost`. */
export function getLocalUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
