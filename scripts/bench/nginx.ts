import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../lib/process/free-port.ts';
import { runWatchedCommand } from '../../lib/process/watched-command.ts';
import type { Session } from '../start/session.ts';
import { pinToServerCore } from './cpu-cores.ts';
import { waitUntilResponding } from './servers.ts';
import { prepareTarget, type BenchTarget } from './target.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Headers that nginx sets itself. They are not copied from the document server's response. */
const nginxHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'content-encoding',
  'etag',
  'vary',
  'last-modified',
]);

/**
 * Starts nginx with the page as a precompressed file and with the headers of the document server, as an upper bound for a static server. It uses one
 * worker process, like the document server. Without the Brotli module it serves a gzip file.
 * @returns undefined if nginx is not installed
 */
export async function startNginx(
  documentServer: BenchTarget,
  session: Session,
): Promise<{ name: string; url: string; encoding: string } | undefined> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return undefined;
  const brotli = existsSync(brotliModule);
  const { body, headers } = brotli
    ? documentServer
    : await prepareTarget(documentServer.name, documentServer.url.origin, documentServer.url.pathname, 'gzip');
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  // When started by root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  const pageFolder = path.join(folder, 'www', documentServer.url.pathname);
  mkdirSync(pageFolder, { recursive: true });
  // This file is never sent, but it must exist: nginx looks for it before the compressed file.
  writeFileSync(path.join(pageFolder, 'index.html'), '');
  writeFileSync(path.join(pageFolder, `index.html.${brotli ? 'br' : 'gz'}`), body);
  const port = await findFreePort();
  const added = Object.entries(headers).filter(([name]) => !nginxHeaders.has(name));
  const lines = added.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', String.raw`\"`)}";`);
  writeFileSync(path.join(folder, 'nginx.conf'), formatConfiguration(folder, port, brotli, lines));
  const [command, ...args] = pinToServerCore(['nginx', '-e', path.join(folder, 'error.log'), '-c', path.join(folder, 'nginx.conf')]);
  const nginx = runWatchedCommand({ command, args });
  session.defer(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await waitUntilResponding('nginx', `http://127.0.0.1:${port}/`);
  const encoding = brotli ? 'br' : 'gzip';
  return { name: `nginx (${brotli ? 'brotli_static' : 'gzip_static'})`, url: `http://127.0.0.1:${port}`, encoding };
}

function formatConfiguration(folder: string, port: string, brotli: boolean, headers: readonly string[]): string {
  return `${brotli ? `load_module ${brotliModule};\n` : ''}worker_processes 1;
daemon off;
pid ${folder}/pid;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  types { text/html html; }
  charset utf-8;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    ${brotli ? 'brotli_static on' : 'gzip_static on'};
    ${headers.join('\n    ')}
  }
}
`;
}
