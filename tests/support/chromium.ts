import { access, constants } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type LaunchOptions } from 'playwright';
import { runCommand } from '../../scripts/run-command.ts';

/**
 * Paths where Linux distributions install Chromium. CHROMIUM_PATH specifies another one. The headless shell has no parts that draw windows: it starts four times
 * faster, and pages take a fifth less processor time.
 */
const commonPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

const isRoot = process.getuid?.() === 0;

class ChromiumMissingError extends Error {
  override name = 'NoChromium';
}

/** Returns the path of the first Chromium that starts. An existing file is not sufficient: it may be a wrapper for a package that is not installed. */
export async function findChromium(): Promise<string | undefined> {
  for (const file of [process.env['CHROMIUM_PATH'], ...commonPaths, chromium.executablePath()]) {
    if (!file) continue;
    const exists = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (exists && (await runCommand([file, '--version', '--no-sandbox'], { silenceMs: 120_000 })).ok) return file;
  }
  return undefined;
}

const installPackage = (name: string) => ['sh', '-c', `apt-get update && apt-get install --yes --no-install-recommends ${name}`];

/** Commands that install Chromium, in order of preference. */
const installations: readonly { when: boolean; command: readonly string[] }[] = [
  { when: isRoot, command: installPackage('chromium-headless-shell') },
  { when: isRoot, command: installPackage('chromium') },
  { when: isRoot, command: ['playwright', 'install', '--with-deps', 'chromium'] },
  { when: !isRoot, command: ['playwright', 'install', 'chromium'] },
];

/**
 * Returns the path of a working Chromium. If there is none, installs a Debian package (as root) or Playwright's build.
 * @throws ChromiumMissingError with instructions for a manual installation
 */
export async function ensureChromium(log: (line: string) => void = () => undefined): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const { when, command } of installations) {
    if (!when) continue;
    log(`Chromium was not found. Installing it: ${command.join(' ')}`);
    const result = await runCommand(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const installed = await findChromium();
    if (installed) return installed;
    failures.push(`${command.join(' ')}\n${result.output.trim().split('\n').slice(-6).join('\n')}`);
  }
  throw new ChromiumMissingError(
    [
      'The browser tests require Chromium, and installing it failed:',
      ...failures,
      'Install it (Debian, Ubuntu: `sudo apt-get install chromium`; other systems: `npx playwright install --with-deps chromium`),',
      'or set the path of an existing one: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}

/** Actions and navigations that take longer hang. Playwright's default of 30 seconds is too short for a busy machine. */
const ACTION_TIMEOUT_MS = 2 * 60_000;

async function getLaunchOptions({ args = [], ...options }: LaunchOptions): Promise<LaunchOptions> {
  const executablePath = await ensureChromium();
  // By default, the headless shell rounds the widths of letters, unlike other builds.
  const ownArgs = ['--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])];
  return { executablePath, timeout: ACTION_TIMEOUT_MS, ...options, args: [...ownArgs, ...args] };
}

/** Launches a headless browser whose contexts use ACTION_TIMEOUT_MS. Chromium's sandbox does not start for root, so it is off for root. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch(await getLaunchOptions(options));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (contextOptions) => {
    const context = await newContext(contextOptions);
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    return context;
  };
  return browser;
}

/**
 * Launches a headless browser with a profile on disk, as people use it: contexts of `launchChromium` are private windows, which keep no compiled scripts.
 * @param folder of the profile, created if it does not exist
 */
export async function launchChromiumProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...(await getLaunchOptions({})), ...options });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  return context;
}
