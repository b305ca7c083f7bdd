import { OperationalError } from '../../lib/process/operational-error.ts';
import { isLoopback } from '../../lib/http/ip-address.ts';

/**
 * Parses the URL of a server to attack. Names other than `localhost` are rejected, because what they resolve to can change between this check and a
 * connection. `localhost` is replaced by 127.0.0.1 for the same reason.
 * @throws OperationalError unless the host is a loopback address, so that no attack leaves this machine
 */
export function parseLoopbackUrl(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.hostname === 'localhost') url.hostname = '127.0.0.1';
  if (url?.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[(.*)\]$/, '$1'))) return url;
  throw new OperationalError({
    name: option,
    rule: `must be an http URL with a loopback address, so that no attack leaves this machine; got "${text}".`,
    remedy: 'Attack a product that runs on this machine.',
    example: `${option} http://127.0.0.1:3000`,
  });
}
