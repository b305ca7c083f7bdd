/** How each building is shown: what its facts leave open to the photographer. Buildings without an entry get a scene that depends on their position in the list. */
import type { Building } from '../../content/seed/properties/building.ts';

const hours = ['golden', 'day', 'golden', 'day', 'golden', 'day', 'golden', 'overcast'] as const;
const schemes = ['teal', 'sand', 'navy', 'white', 'clay', 'sage', 'graphite'] as const;
const cameras = [
  'aerial',
  'aerial front',
  'aerial end',
  'court high',
  'aerial front',
  'aerial',
  'aerial end',
  'aerial front',
  'court high',
] as const;

export type Scene = {
  hour: 'dawn' | 'day' | 'golden' | 'dusk' | 'overcast';
  camera: 'aerial' | 'aerial front' | 'aerial end' | 'court' | 'court high' | 'corner' | 'entrance' | 'street';
  scheme: (typeof schemes)[number] | 'timber' | 'metal' | 'brick';
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
  'bayshore-sawtooth': { hour: 'golden', camera: 'aerial front', scheme: 'brick', sawtooth: true },
  'great-southwest-yard': { hour: 'golden', camera: 'aerial', scheme: 'navy', solar: true },
  'valwood-nine': { hour: 'day', camera: 'corner', scheme: 'navy' },
  'northport-3': { hour: 'overcast', camera: 'aerial', scheme: 'graphite' },
  'kaufman-gateway': { hour: 'golden', camera: 'aerial', scheme: 'sand' },
  'mansfield-mill': { hour: 'day', camera: 'aerial front', scheme: 'brick' },
  'orchard-timber-one': { hour: 'golden', camera: 'aerial front', scheme: 'timber' },
  'mossdale-5': { hour: 'golden', camera: 'aerial', scheme: 'sage' },
  'ogeechee-4': { hour: 'golden', camera: 'court high', scheme: 'teal' },
  'saucon-works-3': { hour: 'day', camera: 'aerial', scheme: 'sage' },
  'walnut-creek-3': { hour: 'golden', camera: 'aerial', scheme: 'clay' },
  'northport-4': { hour: 'golden', camera: 'court high', scheme: 'navy' },
  'white-lick-4': { hour: 'golden', camera: 'aerial', scheme: 'white' },
  'storey-flat-data-hall': { hour: 'golden', camera: 'aerial front', scheme: 'graphite' },
  'lock-yard': { hour: 'golden', camera: 'aerial', scheme: 'navy' },
  'framingham-depot': { hour: 'day', camera: 'aerial front', scheme: 'teal' },
};

export function getScene(building: Building, index: number): Scene {
  return {
    hour: hours[index % hours.length] ?? 'day',
    camera: cameras[index % cameras.length] ?? 'aerial',
    scheme: building.type === 'Cold storage' ? 'metal' : (schemes[index % schemes.length] ?? 'white'),
    ...scenes[building.slug],
  };
}
