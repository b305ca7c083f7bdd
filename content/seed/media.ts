/** The media library: every image, video and recording in media/, with its title, alternative text and caption. Portraits come from the people files, and pictures
 * of buildings and places from properties/building-pictures.ts, properties/gallery-pictures.ts and places/place-pictures.ts. */
import { leadership } from './people/leadership.ts';
import { team } from './people/team.ts';
import { buildings } from './figures.ts';
import { buildingPictures } from './properties/building-pictures.ts';
import type { Building } from './properties/building.ts';
import { galleryPictures, getGalleryCaption, getGalleryPictureSlug } from './properties/gallery-pictures.ts';
import { placePictures } from './places/place-pictures.ts';
import type { SeedMedia } from './types.ts';

function createPicture(slug: string, title: string, alt: string, caption: string, day: string): SeedMedia {
  return { slug, file: `${slug}.jpg`, title, alt, caption, date: `${day}T09:00:00` };
}

function createDrawing(slug: string, title: string, alt: string, caption: string): SeedMedia {
  return { slug, file: `${slug}.png`, title, alt, caption, date: '2026-01-12T09:00:00' };
}

/** A short loop that pans over the still image hero-dusk-docks. */
const dockRowVideo: SeedMedia = {
  slug: 'film-dusk-docks',
  file: 'film-dusk-docks.webm',
  title: 'Dock row at dusk, video',
  alt: 'The camera moves slowly toward lit dock doors at dusk',
  caption: 'Eight seconds, no sound.',
  date: '2026-05-04T09:00:00',
};

/** Three of the noises that callers describe to the service desk. */
const noiseRecording: SeedMedia = {
  slug: 'service-desk-noises',
  file: 'service-desk-noises.mp3',
  title: 'Screech, ticking and walnuts, audio recording',
  alt: '',
  caption: 'Twelve seconds.',
  date: '2023-07-10T09:00:00',
};

/** The logo in the structured data of the company. */
const logo: SeedMedia = {
  slug: 'causeway-logo',
  file: 'causeway-logo.png',
  title: 'Logo',
  alt: 'The blue symbol of Causeway Logistics next to its name',
  caption: '',
  date: '2024-01-15T09:00:00',
};

const visuals: readonly SeedMedia[] = [
  logo,
  dockRowVideo,
  noiseRecording,
  createPicture(
    'press-logos',
    'Logo in blue and in white',
    'The logo of Causeway Logistics, a bridge with four piers beside the name: in blue on a light background, and in white on a dark one',
    'Blue on light backgrounds, white on dark ones.',
    '2026-01-12',
  ),
  createPicture(
    'abs-panels',
    'Light on concrete panels',
    'Raking sunlight and shadow on warm concrete and navy wall panels with a teal fin',
    'Panel joints and shadow lines.',
    '2024-01-15',
  ),
  createPicture(
    'abs-trailers',
    'Trailer pattern',
    'Top-down view of parked trailers in diagonal rows with long shadows',
    'Parked trailers, seen from above.',
    '2024-01-15',
  ),
  createPicture(
    'ba-brownfield-after',
    'Brownfield site, after',
    'Two new warehouses with rooftop solar and rows of trees on the same site beside the road',
    'After: two buildings with rooftop solar and new rows of trees on the same site.',
    '2023-11-13',
  ),
  createPicture(
    'ba-brownfield-before',
    'Brownfield site, before',
    'Derelict brick and rusted industrial buildings on an overgrown site beside a road, with a city behind',
    'Before: an abandoned mill on the edge of the city.',
    '2023-11-13',
  ),
  createPicture(
    'ba-upgrade-after',
    'Old depot, after',
    'The same depot refurbished with concrete and teal panels, a glazed office and new dock doors',
    'After: new walls, docks, office and landscaping on the original frame.',
    '2023-11-13',
  ),
  createPicture(
    'ba-upgrade-before',
    'Old depot, before',
    'Worn concrete depot with a brick annex, rusty doors and a yard overgrown with weeds',
    'Before: an obsolete depot with low doors and a cracked yard.',
    '2023-11-13',
  ),
  createPicture(
    'com-break-garden',
    'Break garden',
    'Garden court with picnic tables under a timber pergola, a curved bench and flowering planters',
    'Break garden next to the building.',
    '2025-03-10',
  ),
  createPicture(
    'com-lobby',
    'Lobby',
    'Double-height lobby with timber slat wall, navy desk, teal and navy sofas, pendant lamps and a gallery',
    'Shared lobby with a gallery and daylight from two sides.',
    '2025-03-10',
  ),
  createPicture(
    'com-roof-terrace',
    'Roof terrace',
    'Roof terrace with lounge chairs, planters and a timber pergola in evening sun, skyline behind',
    'Tenant terrace above the loading level.',
    '2025-03-10',
  ),
  createPicture(
    'ext-cold-storage',
    'Cold storage high-bay',
    'Tall white cold storage building with navy and teal bands behind a low dock building with rooftop condensers',
    'High-bay cold storage building with a refrigerated dock in front.',
    '2025-09-15',
  ),
  createPicture(
    'ext-corner-glass',
    'Glazed corner entrance',
    'Two-story glass office corner with navy frame and timber soffit attached to a warm concrete warehouse',
    'A two-story office corner marks the front door of the distribution building.',
    '2025-09-15',
  ),
  createPicture(
    'ext-cross-dock',
    'Cross-dock terminal',
    'Aerial view of a long cross-dock with trailers on both sides and solar panels on the roof',
    'A cross-dock with trailers on both sides and solar on the roof.',
    '2025-09-15',
  ),
  createPicture(
    'ext-data-center',
    'Data center at dusk',
    'Dark data center with vertical fins, a thin teal light line and a lit lobby behind a security fence at dusk',
    'Data center with rooftop cooling and a glass lobby.',
    '2025-09-15',
  ),
  createPicture(
    'ext-dock-row',
    'Dock wall',
    'Row of dock doors with a navy base, yellow wheel guides and trailers backed up to the building',
    'Evenly spaced dock positions with levelers, bumpers and wheel guides.',
    '2025-09-15',
  ),
  createPicture(
    'ext-dusk-entrance',
    'Three-story office front at twilight',
    'Three-story glazed office corner glowing at twilight with white wall panels and timber accents',
    'Three-story office entrance in the evening.',
    '2025-09-15',
  ),
  createPicture(
    'ext-frontal-fins',
    'Warehouse front with navy fins and teal band',
    'Front of a long warehouse with navy vertical fins, a teal band at the top and a glass entrance',
    'Vertical fins break up a long warehouse front.',
    '2025-09-15',
  ),
  createPicture(
    'ext-lastmile-vans',
    'Last-mile station with solar canopies',
    'Rows of white and teal delivery vans parked under solar canopies in front of a last-mile building',
    'Van yard under two long solar canopies.',
    '2025-09-15',
  ),
  createPicture(
    'ext-multistorey-ramp',
    'Multistory building with spiral ramp',
    'Three-level logistics building with open loading decks and a spiral vehicle ramp, city in the background',
    'Three loading levels, all reached from one spiral ramp.',
    '2025-09-15',
  ),
  createPicture(
    'ext-sawtooth',
    'Sawtooth production building',
    'Row of sawtooth-roofed bays in brick-red and concrete with teal doors and parked cars',
    'North-facing sawtooth roof over light manufacturing units.',
    '2025-09-15',
  ),
  createPicture(
    'ext-timber-grove',
    'Timber-clad building',
    'Low building with vertical wood siding and a glass corner, set in a meadow with conifers',
    'Wood siding and a meadow at the edge of a conifer grove.',
    '2025-09-15',
  ),
  createPicture(
    'ext-urban-infill',
    'Urban infill building',
    'Street view of a navy upper story above recessed loading bays, between brick and concrete city buildings, with vans at the curb',
    'A compact urban building with loading under the upper story.',
    '2025-09-15',
  ),
  createPicture(
    'hero-dawn-park',
    'Business park at first light',
    'Aerial view of three distribution buildings with rooftop solar, truck courts and rows of trees in low morning sun, with hazy hills behind',
    'A distribution park with three buildings around one road, a stormwater pond and rows of trees.',
    '2026-06-01',
  ),
  createPicture(
    'hero-dusk-docks',
    'Truck court after sunset',
    'Aerial view of a long warehouse at dusk with a warm band of light along its dock doors and trailers parked in the yard',
    'Truck court under dock lights as the last trailers are loaded.',
    '2026-06-01',
  ),
  createPicture(
    'hero-interchange',
    'Interchange and logistics park',
    'Aerial view of a cloverleaf interchange with trucks on the elevated roadway and two large warehouses beyond it',
    'Two large warehouses next to a cloverleaf interchange.',
    '2026-06-01',
  ),
  createPicture(
    'hero-port',
    'Container terminal and port warehouses',
    'Aerial view of a loaded container ship beside four navy and orange cranes, container stacks and warehouses, with mountains in the distance',
    'Warehouses a few minutes from the port’s container cranes.',
    '2026-06-01',
  ),
  createPicture(
    'int-dock-staging',
    'Dock staging area',
    'Interior staging lanes with palletized boxes beside the dock doors, a forklift and racking opposite',
    'Marked staging lanes between the doors and the racking.',
    '2026-02-03',
  ),
  createPicture(
    'int-racking',
    'Racking aisle',
    'View down a racking aisle with navy uprights, orange beams, boxes and a forklift under an LED strip',
    'Narrow aisle under a continuous LED strip.',
    '2026-02-03',
  ),
  createPicture(
    'int-shell',
    'Warehouse shell',
    'Empty warehouse with slender columns and skylights casting patches of sun on a polished concrete floor',
    'Shell space ready for tenant improvements.',
    '2026-02-03',
  ),
  createPicture(
    'int-sort',
    'Parcel sortation',
    'Sortation area with long conveyors, side chutes, parcels and a mezzanine under linear lights',
    'Main conveyor line and chutes below a storage mezzanine.',
    '2026-02-03',
  ),
  createPicture(
    'reg-coast',
    'Coast',
    'Aerial view of warehouses near a palm-lined beach with ships on a calm sea',
    'Warehouses between the highway and the shore.',
    '2024-05-06',
  ),
  createPicture(
    'reg-desert',
    'Desert and mesas',
    'Warehouses on a desert plain in front of layered red mesas',
    'Warehouses on the desert floor.',
    '2024-05-06',
  ),
  createPicture(
    'reg-forest-hills',
    'Autumn hills',
    'Warehouses in a valley surrounded by autumn-colored wooded hills',
    'Warehouses between wooded hills.',
    '2024-05-06',
  ),
  createPicture(
    'reg-mountains',
    'Mountains',
    'Warehouses with conifers in a green valley below snow-capped mountains',
    'Warehouses in a mountain valley.',
    '2024-05-06',
  ),
  createPicture(
    'reg-plains',
    'Plains',
    'Warehouses beside a straight highway on wide fields with silos and distant wind turbines',
    'Warehouses on the plains, beside a highway.',
    '2024-05-06',
  ),
  createPicture(
    'reg-river-city',
    'River city',
    'Warehouses in front of a river, a cable-stayed bridge and a city skyline',
    'Warehouses across the river from downtown.',
    '2024-05-06',
  ),
  createPicture(
    'reg-snow',
    'Northern winter',
    'Warehouses and snow-dusted conifers in a white winter landscape with low sun',
    'Warehouses in winter.',
    '2024-05-06',
  ),
  createPicture(
    'reg-subtropical',
    'Subtropical lagoons',
    'Warehouses among palms and blue lagoons under a bright sky',
    'Warehouses among lagoons that also hold stormwater.',
    '2024-05-06',
  ),
  createPicture(
    'sus-ev-trucks',
    'Electric truck charging',
    'Electric trucks parked at chargers under a white canopy topped with solar panels',
    'Charging bays for heavy trucks under a solar canopy.',
    '2026-04-22',
  ),
  createPicture(
    'sus-rooftop-solar',
    'Rooftop solar',
    'Rows of solar panels on a large white roof with skylights between them and a skyline on the horizon',
    'Rooftop solar with maintenance lanes.',
    '2026-04-22',
  ),
  createPicture(
    'sus-wetland',
    'Wetland basin',
    'Stormwater basin edged with reeds, with a wooden boardwalk, in front of a warehouse',
    'Planted basin that holds and cleans stormwater, with a boardwalk.',
    '2026-04-22',
  ),
  createDrawing(
    'drawing-corner-glass',
    'Glass corner, drawing',
    'Line drawing of a two-story glass corner of a concrete tilt-up warehouse',
    'Two-story office corner, as permitted.',
  ),
  createDrawing(
    'drawing-dusk-docks',
    'Dock face, drawing',
    'Line drawing of a long warehouse, its dock doors and trailer yard',
    'Dock face and trailer yard, as permitted.',
  ),
  createDrawing(
    'drawing-dusk-entrance',
    'Office corner, drawing',
    'Line drawing of a three-story glazed warehouse entrance',
    'Three-story office corner, as permitted.',
  ),
  createDrawing(
    'drawing-multistorey-ramp',
    'Spiral ramp, drawing',
    'Line drawing of a three-level warehouse with a spiral truck ramp',
    'Three levels and a spiral ramp, as permitted.',
  ),
  createDrawing(
    'drawing-timber-grove',
    'Timber office wing, drawing',
    'Line drawing of a low timber-clad building among conifers',
    'Mass-timber office wing, as filed for permit.',
  ),
  createDrawing(
    'drawing-calumet-stack',
    'Calumet Stack, drawing',
    'Line drawing of a three-level warehouse with a round truck ramp at its end and the skyline of Chicago behind it',
    'Calumet Stack, as filed for permit.',
  ),
  createDrawing(
    'drawing-rialto-foundry',
    'Rialto Foundry, drawing',
    'Line drawing of a long warehouse beside a street, with a glass office corner',
    'Rialto Foundry, as permitted.',
  ),
  createDrawing(
    'drawing-orchard-timber-one',
    'Orchard Timber One, drawing',
    'Line drawing of a warehouse with a timber office wing among conifers, and a parking lot',
    'Orchard Timber One, as filed for permit.',
  ),
  createDrawing(
    'drawing-ogeechee-4',
    'Ogeechee 4, drawing',
    'Line drawing of a truck court with trailers at the dock doors of a long warehouse',
    'Ogeechee 4, as permitted.',
  ),
  createDrawing(
    'drawing-saucon-works-3',
    'Saucon Works 3, drawing',
    'Line drawing of a long warehouse with a glass office corner, dock doors and two rows of trailers',
    'Saucon Works 3, as permitted.',
  ),
];

/** A tenant who is quoted on the home page. */
const quotedTenant = { slug: 'adaeze-thornbury', name: 'Adaeze Thornbury', title: 'Vice President, Network Design, Fernhill Grocers' };

/** Portraits are drawn with DiceBear “Notionists” (design by Zoish, CC0 1.0). */
const portraits: readonly SeedMedia[] = [...leadership, ...team, quotedTenant].map(({ slug, name, title }) => ({
  slug: `portrait-${slug}`,
  file: `portrait-${slug}.png`,
  title: name,
  // A portrait always appears next to the person's name, so it needs no alternative text.
  alt: '',
  caption: `${name}, ${title}`,
  date: '2026-01-05T09:00:00',
}));

const buildingsBySlug = new Map(buildings.map((item) => [item.slug, item]));

function getBuilding(slug: string): Building {
  const item = buildingsBySlug.get(slug);
  if (!item) throw new Error(`A picture shows the building “${slug}”, which does not exist.`);
  return item;
}

const buildingMedia: readonly SeedMedia[] = buildingPictures.map(({ building, alt }) => {
  const item = getBuilding(building);
  return {
    slug: `building-${building}`,
    file: `building-${building}.jpg`,
    title: item.name,
    alt,
    caption: `${item.name} in ${item.city}${item.status === 'under-construction' ? ' (planned building)' : ''}.`,
    date: '2026-11-18T09:00:00',
  };
});

const galleryMedia: readonly SeedMedia[] = galleryPictures.map((picture) => {
  const item = getBuilding(picture.building);
  const slug = getGalleryPictureSlug(picture);
  return {
    slug,
    file: `${slug}.jpg`,
    title: item.name,
    alt: picture.alt,
    caption: getGalleryCaption(picture.view, item),
    date: '2026-11-23T09:00:00',
  };
});

const placeMedia: readonly SeedMedia[] = placePictures.map((picture) => ({
  ...picture,
  file: `${picture.slug}.jpg`,
  date: '2026-11-26T09:00:00',
}));

export const media: readonly SeedMedia[] = [...visuals, ...buildingMedia, ...placeMedia, ...galleryMedia, ...portraits];

const bySlug = new Map(media.map((item) => [item.slug, item]));

/** @throws when the library has no media item with this slug */
export function getMedia(slug: string): SeedMedia {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`The media library has no item with the slug “${slug}”.`);
  return found;
}
