import { access, constants } from 'node:fs/promises';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { run } from '../../scripts/run.ts';

/** Where distributions put it. CHROMIUM_PATH names another one. */
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

const isRoot = process.getuid?.() === 0;

class NoChromium extends Error {
  override name = 'NoChromium';
}

/** The first Chromium on this machine that starts; a file that is there may be a wrapper for a package that isn't. */
export async function findChromium(): Promise<string | undefined> {
  for (const file of [process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()]) {
    if (!file) continue;
    const exists = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (exists && (await run([file, '--version', '--no-sandbox'], { limitMs: 20_000 })).ok) return file;
  }
  return undefined;
}

/** Ways to get a Chromium, most native first. */
const installations: readonly { when: boolean; command: readonly string[] }[] = [
  { when: isRoot, command: ['sh', '-c', 'apt-get update && apt-get install --yes --no-install-recommends chromium'] },
  { when: isRoot, command: ['playwright', 'install', '--with-deps', 'chromium'] },
  { when: !isRoot, command: ['playwright', 'install', 'chromium'] },
];

/**
 * The path of a Chromium that starts, installed first where there is none: Debian's package for root, else Playwright's own.
 * Throws NoChromium, which says what to do by hand.
 */
export async function ensureChromium(say: (line: string) => void = () => undefined): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const { when, command } of installations) {
    if (!when) continue;
    say(`No Chromium here. Trying: ${command.join(' ')}`);
    const outcome = await run(command, { limitMs: 240_000, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const installed = await findChromium();
    if (installed) return installed;
    failures.push(`${command.join(' ')}\n${outcome.output.trim().split('\n').slice(-6).join('\n')}`);
  }
  throw new NoChromium(
    [
      'The browser tests need Chromium, and this machine could not get it by itself:',
      ...failures,
      'Install it (Debian, Ubuntu: `sudo apt-get install chromium`; anywhere: `npx playwright install --with-deps chromium`),',
      'or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}

/** A headless browser for the tests. As root there is no sandbox to drop privileges into. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, ...options, args: [...(isRoot ? ['--no-sandbox'] : []), ...(options.args ?? [])] });
}
