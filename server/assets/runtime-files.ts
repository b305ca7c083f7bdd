/** This server's scripts for browsers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeHash } from '../http/etag.ts';
import type { AllowedOrigins } from '../http/security.ts';
import { RUNTIME_FOLDER } from '../runtime-urls.ts';
import { type Asset, createAsset } from './static-files.ts';

export interface RuntimeFiles {
  /** URL of the script that starts islands. */
  loaderUrl: string;
  /** URL of the script that loads Google's scripts. */
  measureUrl: string;
  /** URL of the script that loads the translation widget. */
  translateUrl: string;
  get: (urlPath: string) => Asset | undefined;
}

const loaderFile = path.join(import.meta.dirname, '..', 'next', 'browser', 'start-islands.js');
const measureFile = path.join(import.meta.dirname, '..', 'html', 'browser', 'measure.js');
const dragFile = path.join(import.meta.dirname, '..', 'next', 'browser', 'drag-scroll.js');
const translateFile = path.join(import.meta.dirname, '..', 'html', 'browser', 'translate.js');

/** Removes whole-line comments. They make up half of the compressed size of the island loader. */
const removeComments = (source: string) => source.replaceAll(/^ *(?:\/\/.*|\/\*\*[^]*?\*\/)\n/gm, '');

export async function loadRuntimeFiles(origins: AllowedOrigins): Promise<RuntimeFiles> {
  const files = new Map<string, Asset>();
  const addScript = async (name: string, file: string, toServed = (source: string) => source) => {
    const script = Buffer.from(toServed(removeComments(await readFile(file, 'utf8'))));
    const url = `${RUNTIME_FOLDER}${name}.${computeHash(script)}.js`;
    files.set(url, await createAsset(script, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', origins));
    return url;
  };
  const dragUrl = await addScript('drag-scroll', dragFile);
  const [loaderUrl, measureUrl, translateUrl] = await Promise.all([
    addScript('islands', loaderFile, (source) => source.replace(`'./${path.basename(dragFile)}'`, `'${dragUrl}'`)),
    addScript('measure', measureFile),
    addScript('translate', translateFile),
  ]);
  return { loaderUrl, measureUrl, translateUrl, get: (urlPath) => files.get(urlPath) };
}
