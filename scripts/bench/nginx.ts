import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runLeashed } from '../../lib/process/leashed.ts';
import type { Session } from '../start/session.ts';
import { onServerCore } from './cores.ts';
import { freePort, untilAnswering } from './servers.ts';
import { readTarget, type Target } from './target.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Not copied from our answer: nginx writes these itself. */
const ownHeaders = new Set([
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
 * nginx with the page as one precompressed file and all of our headers: what a server can do that has nothing to decide. One process, as
 * the document server. Without its brotli module the file is a gzip one.
 * @returns undefined where nginx is not installed
 */
export async function startNginx(ours: Target, session: Session): Promise<{ name: string; url: string; encoding: string } | undefined> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return undefined;
  const brotli = existsSync(brotliModule);
  const { body, headers } = brotli ? ours : await readTarget(ours.name, ours.url.origin, ours.url.pathname, 'gzip');
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  // As root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  const pageFolder = path.join(folder, 'www', ours.url.pathname);
  mkdirSync(pageFolder, { recursive: true });
  // Never sent, but nginx looks for it first.
  writeFileSync(path.join(pageFolder, 'index.html'), '');
  writeFileSync(path.join(pageFolder, `index.html.${brotli ? 'br' : 'gz'}`), body);
  const port = await freePort();
  const added = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const lines = added.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', String.raw`\"`)}";`);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, brotli, lines));
  const [command, ...args] = onServerCore(['nginx', '-e', path.join(folder, 'error.log'), '-c', path.join(folder, 'nginx.conf')]);
  const nginx = runLeashed({ command, args });
  session.defer(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await untilAnswering('nginx', `http://127.0.0.1:${port}/`);
  const encoding = brotli ? 'br' : 'gzip';
  return { name: `nginx (${brotli ? 'brotli_static' : 'gzip_static'})`, url: `http://127.0.0.1:${port}`, encoding };
}

function configuration(folder: string, port: string, brotli: boolean, headers: readonly string[]): string {
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
