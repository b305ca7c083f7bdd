/** How each building is shown: what its facts leave open to the photographer. Buildings without an entry get a scene that depends on their position in the list. */
import type { Building } from '../../content/seed/properties/building.ts';
import type { GalleryView } from '../../content/seed/properties/gallery-pictures.ts';

const hours = ['golden', 'day', 'golden', 'day', 'golden', 'day', 'dawn', 'overcast'] as const;
const schemes = ['teal', 'sand', 'navy', 'white', 'clay', 'sage', 'graphite', 'slate', 'ochre'] as const;
const earlySchemes = ['buff', 'sand', 'white', 'slate', 'clay'] as const;
const cameras = [
  'aerial',
  'aerial front',
  'aerial end',
  'court high',
  'aerial front',
  'aerial',
  'aerial end',
  'street',
  'aerial front',
  'aerial corner',
  'court high',
] as const;

export type Scene = {
  hour: 'dawn' | 'day' | 'golden' | 'dusk' | 'overcast';
  camera:
    | 'aerial'
    | 'aerial front'
    | 'aerial end'
    | 'aerial corner'
    | 'court high'
    | 'corner'
    | 'street'
    | 'aerial wide'
    | 'aerial wide front'
    | GalleryView;
  scheme: (typeof schemes)[number] | (typeof earlySchemes)[number] | 'timber' | 'metal' | 'brick';
  /** A glazed corner of two floors, two floors with ribbon windows, or one story of brick in front of the wall. */
  office: 'glass' | 'ribbon' | 'low';
  hasBrickOffice?: boolean;
  /** Solar panels on the roof. Only for buildings whose facts mention them. */
  solar?: boolean;
  sawtooth?: boolean;
  /** A skyline in the distance. */
  urban?: boolean;
  /** Stops, added to the exposure of the hour. */
  exposure?: number;
};

const scenes: Readonly<Record<string, Partial<Scene>>> = {
  'trinity-crossing-2': { hour: 'golden', camera: 'aerial', scheme: 'teal' },
  'trinity-crossing-1': { hour: 'golden', camera: 'aerial', scheme: 'white', solar: true },
  'harbor-gate-5': { hour: 'golden', camera: 'aerial', scheme: 'graphite' },
  'agua-fria-cold-store': { hour: 'day', camera: 'aerial front', scheme: 'metal', solar: true },
  'ironbound-last-mile': { hour: 'day', camera: 'aerial front', scheme: 'clay', urban: true },
  'rialto-foundry': { hour: 'day', camera: 'aerial front', scheme: 'clay' },
  'calumet-stack': { hour: 'day', camera: 'aerial', scheme: 'graphite', urban: true },
  'bayshore-sawtooth': { hour: 'golden', camera: 'aerial front', scheme: 'brick', office: 'glass', sawtooth: true },
  'great-southwest-yard': { hour: 'golden', camera: 'aerial', scheme: 'navy', solar: true },
  'valwood-nine': { hour: 'day', camera: 'corner', scheme: 'navy' },
  'northport-3': { hour: 'overcast', camera: 'aerial', scheme: 'graphite' },
  'kaufman-gateway': { hour: 'golden', camera: 'aerial', scheme: 'sand' },
  'mansfield-mill': { hour: 'golden', camera: 'aerial corner', scheme: 'brick', office: 'ribbon' },
  'orchard-timber-one': { hour: 'golden', camera: 'aerial front', scheme: 'timber' },
  'mossdale-5': { hour: 'golden', camera: 'aerial', scheme: 'sage' },
  'ogeechee-4': { hour: 'golden', camera: 'court high', scheme: 'teal' },
  'saucon-works-3': { hour: 'day', camera: 'aerial', scheme: 'sage' },
  'walnut-creek-3': { hour: 'golden', camera: 'aerial', scheme: 'clay' },
  'northport-4': { hour: 'golden', camera: 'court high', scheme: 'navy' },
  'white-lick-4': { hour: 'golden', camera: 'aerial', scheme: 'white' },
  'storey-flat-data-hall': { hour: 'golden', camera: 'aerial front', scheme: 'graphite' },
  'lock-yard': { hour: 'golden', camera: 'aerial', scheme: 'navy' },
  // The brick annex is the office, and the siding is new.
  'framingham-depot': { hour: 'day', camera: 'aerial front', scheme: 'slate', office: 'ribbon', hasBrickOffice: true },
  'telegraph-2': { hour: 'day', camera: 'aerial end', scheme: 'sand', urban: true },
  'jimmy-deloach-1': { hour: 'golden', camera: 'aerial', scheme: 'navy' },
  'valley-green-1': { hour: 'day', camera: 'aerial', scheme: 'graphite' },
  'orenco-spur-1': { hour: 'overcast', camera: 'aerial front', scheme: 'slate' },
  'barbours-cut-2': { hour: 'golden', camera: 'aerial', scheme: 'clay' },
  'cactus-avenue-2': { hour: 'day', camera: 'aerial end', scheme: 'navy' },
  'saltair-3': { hour: 'golden', camera: 'aerial front', scheme: 'clay' },
  'white-lick-3': { hour: 'day', camera: 'aerial corner', scheme: 'white' },
  'greenwood-yard-3': { hour: 'golden', camera: 'aerial end', scheme: 'sand' },
  'barbours-cut-3': { hour: 'day', camera: 'aerial front', scheme: 'ochre' },
  'jurupa-4': { hour: 'day', camera: 'aerial corner', scheme: 'buff' },
  'neponset-1': { hour: 'overcast', camera: 'aerial end', scheme: 'slate' },
  'cactus-avenue-1': { hour: 'golden', camera: 'aerial front', scheme: 'sage' },
  'guasti-4': { hour: 'golden', camera: 'aerial', scheme: 'graphite' },
  'bandini-3': { hour: 'day', camera: 'aerial front', scheme: 'teal', urban: true },
  'medley-lock-1': { hour: 'day', camera: 'aerial', scheme: 'metal' },
  'otay-gate-2': { hour: 'golden', camera: 'aerial corner', scheme: 'navy' },
  'tujunga-wash-1': { hour: 'golden', camera: 'aerial end', scheme: 'buff' },
  'paw-creek-2': { hour: 'day', camera: 'aerial front', scheme: 'teal' },
  'white-river-1': { hour: 'overcast', camera: 'aerial corner', scheme: 'white' },
  'buffalo-creek-1': { hour: 'golden', camera: 'court high', scheme: 'sand' },
  'homestead-lane-2': { hour: 'golden', camera: 'aerial end', scheme: 'graphite' },
  'hangar-row-1': { hour: 'golden', camera: 'aerial front', scheme: 'clay' },
  'sand-creek-2': { hour: 'day', camera: 'aerial end', scheme: 'ochre' },
  'orchard-levee-2': { hour: 'golden', camera: 'court high', scheme: 'sage' },
  'hutton-branch-1': { hour: 'golden', camera: 'aerial corner', scheme: 'graphite' },
  'great-southwest-2': { hour: 'day', camera: 'aerial corner', scheme: 'clay' },
  'curtis-creek-1': { hour: 'golden', camera: 'aerial end', scheme: 'sage' },
  'calumet-1': { hour: 'day', camera: 'aerial', scheme: 'ochre', urban: true },
  'calumet-3': { hour: 'overcast', camera: 'aerial front', scheme: 'navy' },
  'storey-flat-2': { hour: 'golden', camera: 'aerial corner', scheme: 'sand' },
  'medina-mill-1': { hour: 'golden', camera: 'aerial front', scheme: 'slate' },
  'apex-spur-3': { hour: 'golden', camera: 'aerial corner', scheme: 'white' },
  'seventh-street-3': { hour: 'golden', camera: 'court high', scheme: 'graphite', urban: true },
  'earth-city-1': { hour: 'golden', camera: 'aerial', scheme: 'teal' },
  'falcon-apron-1': { hour: 'day', camera: 'aerial front', scheme: 'sand' },
  'ironbound-2': { hour: 'overcast', camera: 'aerial front', scheme: 'clay', urban: true },
  'apex-spur-2': { hour: 'golden', camera: 'aerial front', scheme: 'white' },
  'blanco-bend-2': { hour: 'day', camera: 'aerial corner', scheme: 'clay' },
  'hartmann-2': { hour: 'golden', camera: 'aerial front', scheme: 'buff' },
  'red-hill-1': { hour: 'day', camera: 'aerial corner', scheme: 'sand' },
  'zaragoza-2': { hour: 'golden', camera: 'aerial front', scheme: 'sage' },
};

export function getScene(building: Building, index: number): Scene {
  const isEarly = building.yearBuilt < 1990;
  return {
    hour: pick(hours, index),
    camera: pick(cameras, index),
    scheme: building.type === 'Cold storage' ? 'metal' : pick(isEarly ? earlySchemes : schemes, index),
    office: isEarly ? 'low' : building.yearBuilt < 2012 ? 'ribbon' : 'glass',
    ...scenes[building.slug],
  };
}

function pick<T>(items: readonly [T, ...T[]], index: number): T {
  return items[index % items.length] ?? items[0];
}
