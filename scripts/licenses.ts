/**
 * `npm run licenses` writes THIRD-PARTY-NOTICES (or `--output FILE`): every package that runs in production, with its license and the text of it. Fails
 * if the license of a package is not allowed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isAllowedLicense } from './licenses/license-rules.ts';
import { listPackages, type LockedPackage, readLockFile } from './lock-file/lock-file.ts';

const { values } = parseArgs({ options: { output: { type: 'string', default: 'THIRD-PARTY-NOTICES' } } });

/** The license that the installed package declares. Old packages have an object, and some platform packages are not installed. */
function getLicense({ folder, entry }: LockedPackage): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return entry.license ?? '';
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type?: string } };
  return (typeof license === 'object' ? license.type : license) ?? '';
}

/** The files with the license and the notices of a package, as one text. Empty if it is not installed or has none. */
function readLicenseText(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice|copyright)/i.test(file.name))
    .map(({ name }) => name);
  return files
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const packages = listPackages(readLockFile()).filter(({ entry }) => entry.dev !== true);
// The lock file has no license for packages of other platforms without a hash. They have the license of the package that needs them.
const declared = packages.filter((lockedPackage) => existsSync(lockedPackage.folder) || lockedPackage.entry.license !== undefined);
const faults = declared.filter((lockedPackage) => !isAllowedLicense(lockedPackage.name, getLicense(lockedPackage)));
for (const lockedPackage of faults)
  console.error(
    `${lockedPackage.id} has the license "${getLicense(lockedPackage)}", which is not allowed. Replace the package, or change scripts/licenses/license-rules.ts and decision 7.`,
  );

const byText = Map.groupBy(declared, ({ folder }) => readLicenseText(folder));
const sections = [...byText].map(([text, group]) => {
  const list = [...new Set(group.map((lockedPackage) => `${lockedPackage.id} (${getLicense(lockedPackage)})`))].toSorted().join('\n');
  return `${list}\n\n${text === '' ? 'These packages contain no license file, or belong to another platform.' : text}`;
});
const fonts = `Archivo (OFL-1.1)\n\n${readFileSync('public/fonts/archivo-OFL.txt', 'utf8').trim()}`;
const header = `This product contains the following third-party software (${declared.length} packages).`;
writeFileSync(values.output, `${[header, ...sections, fonts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
console.log(`Wrote ${values.output}: ${declared.length} packages, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
