import { access, constants } from 'node:fs/promises';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { runCommand } from '../../scripts/run-command.ts';

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
    if (exists && (await runCommand([file, '--version', '--no-sandbox'], { silenceMs: 120_000 })).ok) return file;
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
    const outcome = await runCommand(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
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

/** Actions and navigations that take longer hang. Playwright's default of 30 seconds is too short for a busy machine. */
const ACTION_TIMEOUT_MS = 4 * 60_000;

/** Launches a headless browser whose contexts use ACTION_TIMEOUT_MS. Chromium's sandbox does not start for root, so it is off for root. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await ensureChromium();
  const args = [...(isRoot ? ['--no-sandbox'] : []), ...(options.args ?? [])];
  const browser = await chromium.launch({ executablePath, timeout: ACTION_TIMEOUT_MS, ...options, args });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (contextOptions) => {
    const context = await newContext(contextOptions);
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    return context;
  };
  return browser;
}
