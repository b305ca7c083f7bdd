/** The picture library: every file below media/, with what a reader needs in its place. */
import { leadership } from './people/leadership.ts';
import { team } from './people/team.ts';
import type { SeedMedia } from './types.ts';

function createPicture(slug: string, title: string, alt: string, caption: string, day: string): SeedMedia {
  return { slug, file: `${slug}.jpg`, title, alt, caption, date: `${day}T09:00:00` };
}

function createDrawing(slug: string, title: string, alt: string, caption: string): SeedMedia {
  return { slug, file: `${slug}.png`, title, alt, caption, date: '2026-01-12T09:00:00' };
}

/** Moves slowly over the picture of the same place: a stand-in until somebody films there, and said to be one. */
const dockRowVideo: SeedMedia = {
  slug: 'film-dusk-docks',
  file: 'film-dusk-docks.webm',
  title: 'Dock row at dusk, moving picture',
  alt: 'The view moves slowly towards lit dock doors at dusk',
  caption: 'Eight seconds, made from a still picture, without sound.',
  date: '2026-05-04T09:00:00',
};

const pictures: readonly SeedMedia[] = [
  dockRowVideo,
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
    'Trailers at rest, seen from above.',
    '2024-01-15',
  ),
  createPicture(
    'ba-brownfield-after',
    'Brownfield site, after',
    'Two new warehouses with solar roofs and tree belts on the same site beside the road',
    'After: two solar-roofed buildings and new tree belts on the same plot.',
    '2023-11-13',
  ),
  createPicture(
    'ba-brownfield-before',
    'Brownfield site, before',
    'Derelict brick and rusted industrial sheds on a scrub-covered site beside a road, city behind',
    'Before: disused works on the edge of the city.',
    '2023-11-13',
  ),
  createPicture(
    'ba-upgrade-after',
    'Old depot, after',
    'The same depot refurbished with concrete and teal panels, a glazed office and new dock doors',
    'After: new skin, docks, glazed office and planting on the retained frame.',
    '2023-11-13',
  ),
  createPicture(
    'ba-upgrade-before',
    'Old depot, before',
    'Worn concrete depot with a brick annex, rusty doors and a weed-grown yard',
    'Before: an obsolete depot with low doors and a worn yard.',
    '2023-11-13',
  ),
  createPicture(
    'com-break-garden',
    'Break garden',
    'Garden court with picnic tables under a timber pergola, a curved bench and flowering planters',
    'Outdoor break space beside the building.',
    '2025-03-10',
  ),
  createPicture(
    'com-lobby',
    'Lobby',
    'Double-height lobby with timber slat wall, navy desk, teal and navy sofas, pendant lamps and a gallery',
    'Shared lobby with gallery and daylight from two sides.',
    '2025-03-10',
  ),
  createPicture(
    'com-roof-terrace',
    'Roof terrace',
    'Roof terrace with lounge chairs, planters and a timber pergola in evening sun, skyline behind',
    'A terrace for tenants above the loading level.',
    '2025-03-10',
  ),
  createPicture(
    'ext-cold-storage',
    'Cold storage high-bay',
    'Tall white cold store with navy and teal bands behind a low dock building with roof condensers',
    'Automated high-bay cold store with a chilled dock annex in front.',
    '2025-09-15',
  ),
  createPicture(
    'ext-corner-glass',
    'Glazed corner entrance',
    'Two-story glass office corner with navy frame and timber soffit attached to a warm concrete warehouse',
    'A double-height office corner gives the distribution building a clear front door.',
    '2025-09-15',
  ),
  createPicture(
    'ext-cross-dock',
    'Cross-dock terminal',
    'Aerial view of a narrow terminal with trailers on both long sides and solar on the roof',
    'A narrow terminal keeps the walk between inbound and outbound doors short.',
    '2025-09-15',
  ),
  createPicture(
    'ext-data-centre',
    'Data hall at blue hour',
    'Dark finned data hall with a thin teal light line and a lit lobby behind a security fence at dusk',
    'Secure data hall with rooftop cooling and a glazed reception.',
    '2025-09-15',
  ),
  createPicture(
    'ext-dock-row',
    'Dock wall',
    'Row of dock doors with navy base, yellow guides and trailers backed on to the building',
    'Dock positions at even centers with levellers, bumpers and wheel guides.',
    '2025-09-15',
  ),
  createPicture(
    'ext-dusk-entrance',
    'Three-story office front at twilight',
    'Three-story glazed office corner glowing at twilight with white wall panels and timber accents',
    'Lit office floors overlook the entrance court in the evening.',
    '2025-09-15',
  ),
  createPicture(
    'ext-frontal-fins',
    'Façade with navy fins and teal band',
    'Front elevation of a long warehouse with navy vertical fins, teal top band and a glazed entrance portal',
    'Vertical fins break a long façade into human-sized bays.',
    '2025-09-15',
  ),
  createPicture(
    'ext-lastmile-vans',
    'Last-mile station with solar canopies',
    'Rows of white and teal delivery vans parked below solar canopies in front of a last-mile building',
    'Van yard under two long solar canopies beside the loading front.',
    '2025-09-15',
  ),
  createPicture(
    'ext-multistorey-ramp',
    'Multistory building with spiral ramp',
    'Three-level logistics building with open loading decks and a spiral vehicle ramp, city in the background',
    'Three loading levels, each reached directly by vehicle from the spiral ramp.',
    '2025-09-15',
  ),
  createPicture(
    'ext-sawtooth',
    'Sawtooth production building',
    'Row of sawtooth-roofed bays in brick-red and concrete with teal doors and parked cars',
    'North-light sawtooth roof over light-manufacturing units.',
    '2025-09-15',
  ),
  createPicture(
    'ext-timber-grove',
    'Timber-clad building',
    'Low building clad in vertical timber with a glazed corner, set in a meadow planting with conifers',
    'Timber cladding and meadow planting at the edge of a conifer grove.',
    '2025-09-15',
  ),
  createPicture(
    'ext-urban-infill',
    'Urban infill building',
    'Street view of a navy upper story over a recessed loading front between brick and concrete city buildings, vans at the curb',
    'A compact city building with loading tucked under the upper story.',
    '2025-09-15',
  ),
  createPicture(
    'hero-dawn-park',
    'Business park at first light',
    'Aerial view of three distribution buildings with rooftop solar, truck courts and tree belts in low morning sun, hills in haze behind',
    'A multi-building distribution park laid out around one spine road, a stormwater pond and continuous tree belts.',
    '2026-06-01',
  ),
  createPicture(
    'hero-dusk-docks',
    'Truck court after sunset',
    'Aerial view of a long warehouse at dusk with a warm band of light along its dock doors and trailers parked in the yard',
    'A cross-yard truck court under continuous dock lighting as the last trailers are loaded.',
    '2026-06-01',
  ),
  createPicture(
    'hero-interchange',
    'Interchange and logistics park',
    'Aerial view of a cloverleaf interchange with trucks on the elevated roadway and two large warehouses beyond it',
    'Two long-span buildings directly beside a cloverleaf interchange.',
    '2026-06-01',
  ),
  createPicture(
    'hero-port',
    'Container terminal and port warehouses',
    'Aerial view of a loaded container ship beside four navy and orange quay cranes, container stacks and warehouses, mountains in the distance',
    'Port-adjacent buildings a few minutes from the quay cranes.',
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
    'A narrow aisle served from a single continuous light line.',
    '2026-02-03',
  ),
  createPicture(
    'int-shell',
    'Clear-span shell',
    'Empty clear-span hall with slender columns, roof lights casting sun patches on a polished concrete floor',
    'Ready for fit-out: clear height, roof lights and a polished slab.',
    '2026-02-03',
  ),
  createPicture(
    'int-sort',
    'Parcel sortation hall',
    'Sortation hall with long conveyors, side chutes, parcels and a mezzanine under linear lights',
    'Main line and side chutes below a storage mezzanine.',
    '2026-02-03',
  ),
  createPicture(
    'reg-coast',
    'Coast',
    'Aerial view of warehouses near a palm-lined beach with ships on a calm sea',
    'Coastal region: buildings between the highway and the shore.',
    '2024-05-06',
  ),
  createPicture(
    'reg-desert',
    'Desert and mesas',
    'Warehouses on a desert plain in front of layered red mesas',
    'Desert region: large plots and year-round sun.',
    '2024-05-06',
  ),
  createPicture(
    'reg-forest-hills',
    'Autumn hills',
    'Warehouses in a valley surrounded by autumn-colored wooded hills',
    'Forest region: a clearing between wooded hills.',
    '2024-05-06',
  ),
  createPicture(
    'reg-mountains',
    'Mountains',
    'Warehouses with conifers in a green valley below snow-capped mountains',
    'Mountain region: valley park beside the through road.',
    '2024-05-06',
  ),
  createPicture(
    'reg-plains',
    'Plains',
    'Warehouses beside a straight highway on wide fields with silos and distant wind turbines',
    'Plains region: central, flat and well connected.',
    '2024-05-06',
  ),
  createPicture(
    'reg-river-city',
    'River city',
    'Warehouses in front of a river, a cable-stayed bridge and a city skyline',
    'River-city region: across the bridge from the center.',
    '2024-05-06',
  ),
  createPicture(
    'reg-snow',
    'Northern winter',
    'Warehouses and snow-dusted conifers in a white winter landscape with low sun',
    'Northern region: winter operations in low sun.',
    '2024-05-06',
  ),
  createPicture(
    'reg-subtropical',
    'Subtropical lagoons',
    'Warehouses among palms and blue lagoons under a bright sky',
    'Subtropical region: lagoon landscape doubling as storm storage.',
    '2024-05-06',
  ),
  createPicture(
    'sus-ev-trucks',
    'Electric truck charging',
    'Electric trucks parked at chargers below a white canopy topped with solar modules',
    'Pull-in charging bays for heavy vehicles beneath a solar canopy.',
    '2026-04-22',
  ),
  createPicture(
    'sus-rooftop-solar',
    'Rooftop solar field',
    'Rows of solar modules on a large white roof with roof lights between them, skyline on the horizon',
    'The roof as a power station, with clear maintenance lanes.',
    '2026-04-22',
  ),
  createPicture(
    'sus-wetland',
    'Wetland basin',
    'Reed-edged stormwater basin with a timber boardwalk in front of a warehouse',
    'Stormwater is held and cleaned in a planted basin with a boardwalk.',
    '2026-04-22',
  ),
  createDrawing(
    'drawing-corner-glass',
    'Glass corner, drawn',
    'Line drawing of a two-story glass corner of a concrete tilt-up warehouse',
    'Office corner of two stories, as permitted.',
  ),
  createDrawing(
    'drawing-dusk-docks',
    'Dock face, drawn',
    'Line drawing of a long warehouse, its dock doors and trailer yard',
    'Dock face and trailer yard, as permitted.',
  ),
  createDrawing(
    'drawing-dusk-entrance',
    'Office corner, drawn',
    'Line drawing of a three-story glazed warehouse entrance',
    'Office corner of three stories, as permitted.',
  ),
  createDrawing(
    'drawing-multistorey-ramp',
    'Spiral ramp, drawn',
    'Line drawing of a three-level warehouse with a spiral truck ramp',
    'Three levels and one ramp, as permitted.',
  ),
  createDrawing(
    'drawing-timber-grove',
    'Timber wing, drawn',
    'Line drawing of a low timber-clad building among conifers',
    'Office wing of timber, as filed for permit.',
  ),
];

const portraits: readonly SeedMedia[] = [...leadership, ...team].map(({ slug, name, title }) => ({
  slug: `portrait-${slug}`,
  file: `portrait-${slug}.png`,
  title: name,
  // A portrait always stands beside the name it belongs to.
  alt: '',
  caption: `${name}, ${title}`,
  description: 'Drawn with DiceBear “Notionists”, design by Zoish, CC0 1.0.',
  date: '2026-01-05T09:00:00',
}));

export const media: readonly SeedMedia[] = [...pictures, ...portraits];

const bySlug = new Map(media.map((item) => [item.slug, item]));

/** @throws when nothing in the library has the slug */
export function getMedia(slug: string): SeedMedia {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`The picture library has nothing with the slug “${slug}”`);
  return found;
}
