/**
 * `node scripts/pictures.ts FOLDER` writes the facts from which the pictures of buildings are rendered, one JSON file per building that needs a picture and has
 * none. Slugs after the folder choose other buildings; `SLUG:VIEW` chooses a picture of the gallery, such as `trinity-crossing-2:shell`, and `market-denver` or
 * `region-midwest` the picture of a place.
 * `node scripts/pictures.ts --missing` prints the slugs of the buildings that need a picture and have none. See scripts/pictures/README.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildings } from '../content/seed/figures.ts';
import { getBuildingsWithoutPicture } from '../content/seed/properties/buildings-without-picture.ts';
import { galleryViews, getGalleryPictureSlug, type GalleryView } from '../content/seed/properties/gallery-pictures.ts';
import { getPictureFacts, getPlaceFacts } from './pictures/picture-facts.ts';

const [target, ...pictures] = process.argv.slice(2);
if (target === undefined)
  throw new Error('No folder was given. Usage: node scripts/pictures.ts FOLDER [SLUG[:VIEW]…], or node scripts/pictures.ts --missing.');
if (target === '--missing') console.log(getBuildingsWithoutPicture().join('\n'));
else await writeFacts(target, pictures.length > 0 ? pictures : getBuildingsWithoutPicture());

async function writeFacts(folder: string, chosen: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = async (name: string, facts: object) => writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(facts, null, 1)}\n`);
  for (const picture of chosen) {
    const place = getPlaceFacts(picture);
    if (place) {
      await write(picture, place);
      continue;
    }
    const [slug = '', name] = picture.split(':');
    const view = name === undefined ? undefined : readView(name);
    const index = buildings.findIndex((item) => item.slug === slug);
    const building = buildings[index];
    if (!building) throw new Error(`No building has the slug ${slug}. The slugs are in content/seed/properties.`);
    const file = view ? getGalleryPictureSlug({ building: slug, view }) : slug;
    await write(file, getPictureFacts(building, index, view));
  }
}

function readView(name: string): GalleryView {
  const view = galleryViews.find((item) => item === name);
  if (!view) throw new Error(`No view is called “${name}”. Choose one of ${galleryViews.join(', ')}.`);
  return view;
}
