/** A program, not a module: sends the same request for a page over many connections, and prints the rate. */
import { sendRequests } from './send-requests.ts';

type LoadOptions = { url: string; acceptEncoding: string; seconds: number; connections: number };

const { acceptEncoding, seconds, connections, ...options } = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const url = new URL(options.url);
const request = Buffer.from(`GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: ${acceptEncoding}\r\n\r\n`, 'latin1');
const { perSecond, failures } = await sendRequests({ url, connections, seconds, getRequest: () => request });
console.log(`Requests/sec: ${perSecond.toFixed(1)}`);
if (failures > 0) console.log(`Non-2xx or malformed responses: ${failures}`);
