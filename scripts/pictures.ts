/**
 * `node scripts/pictures.ts FOLDER` writes the facts from which the pictures of buildings are rendered, one JSON file per building that needs a picture and has
 * none. Slugs after the folder choose other buildings. `node scripts/pictures.ts --missing` prints the slugs of the buildings that need a picture and have none.
 * See scripts/pictures/README.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildings } from '../content/seed/figures.ts';
import { getBuildingsWithoutPicture } from '../content/seed/properties/buildings-without-picture.ts';
import { getPictureFacts } from './pictures/picture-facts.ts';

const [target, ...slugs] = process.argv.slice(2);
if (target === undefined)
  throw new Error('No folder was given. Usage: node scripts/pictures.ts FOLDER [SLUG…], or node scripts/pictures.ts --missing.');
if (target === '--missing') console.log(getBuildingsWithoutPicture().join('\n'));
else await writeFacts(target, slugs.length > 0 ? slugs : getBuildingsWithoutPicture());

async function writeFacts(folder: string, chosen: readonly string[]): Promise<void> {
  const unknown = chosen.filter((slug) => !buildings.some((building) => building.slug === slug));
  if (unknown.length > 0) throw new Error(`No building has the slug ${unknown.join(', ')}. The slugs are in content/seed/properties.`);
  await mkdir(folder, { recursive: true });
  for (const [index, building] of buildings.entries()) {
    if (!chosen.includes(building.slug)) continue;
    await writeFile(path.join(folder, `${building.slug}.json`), `${JSON.stringify(getPictureFacts(building, index), null, 1)}\n`);
  }
}
