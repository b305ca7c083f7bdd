/**
 * The pictures of markets and regions: one of their buildings in front of the landscape that is characteristic of the place. Distances are in meters; `distance`,
 * `from` and `to` are measured from the building along the line of sight, `left` to the left of it.
 */
import type { Scene } from './scenes.ts';

type Color = readonly [red: number, green: number, blue: number];
type Band = { from: number; to: number };

type Ridge = {
  distance: number;
  height: number;
  /** Size of its valleys. */
  scale?: number;
  /** Rounded and covered with trees. Otherwise bare, with sharp edges. */
  wooded?: boolean;
  low: Color;
  high: Color;
  /** Height of the snow line. */
  snow?: number;
};

/** What the landscape has in addition to fields, trees and other warehouses. */
type Surroundings = {
  /** Angle between the long side of the building and the line of sight, in degrees. */
  turn?: number;
  /** Factors of the distance of the camera and of the reach of the haze. */
  nearness?: number;
  clarity?: number;
  /** Ranges from the nearest to the farthest, in place of the hills of the landscape. */
  ridges?: readonly Ridge[];
  peak?: { distance: number; left?: number; height: number; radius: number; low: Color; high: Color; snow: number };
  /** A river, or the sea if it has no far shore in sight. */
  water?: Band & { bend?: number };
  /** A container terminal on the near shore. */
  port?: { cranes: number; color?: 0 | 1 | 2; left?: number; ships?: readonly number[] };
  skyline?: { distance: number; left?: number; height: number; spread?: number; towers?: number };
  city?: Band;
  houses?: Band & { tile?: boolean };
  orchards?: Band;
  tanks?: Band;
  silos?: { distance: number; left?: number };
  turbines?: { count: number; range: readonly [from: number, to: number] };
  railYard?: true;
  /** Woods that cover this share of the ground. */
  forest?: { cover: number };
};

type Place = { building: string; scene: Partial<Scene>; surroundings: Surroundings };

/** Width by height. Markets and regions show their picture beside the title, in a nearly square frame. */
export const PLACE_ASPECT = 1.6;

const evergreen = { wooded: true, low: [0.02, 0.036, 0.022], high: [0.034, 0.054, 0.032] } as const;
const leafy = { wooded: true, low: [0.026, 0.044, 0.018], high: [0.048, 0.066, 0.026] } as const;
const autumn = { wooded: true, low: [0.06, 0.05, 0.022], high: [0.13, 0.075, 0.024] } as const;
const oaks = { wooded: true, low: [0.05, 0.055, 0.026], high: [0.085, 0.08, 0.04] } as const;
const granite = { low: [0.062, 0.058, 0.054], high: [0.115, 0.102, 0.09] } as const;
const brown = { low: [0.17, 0.108, 0.07], high: [0.25, 0.165, 0.108] } as const;
const golden = { low: [0.17, 0.135, 0.06], high: [0.235, 0.19, 0.088] } as const;

export const places: Readonly<Record<string, Place>> = {
  'market-seattle-tacoma': {
    building: 'green-river-2',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'slate' },
    surroundings: {
      turn: 52,
      ridges: [{ distance: 5600, height: 420, ...evergreen }],
      peak: { distance: 17_000, left: 900, height: 2500, radius: 9000, ...granite, snow: 800 },
      forest: { cover: 0.5 },
      clarity: 2.2,
    },
  },
  'market-portland': {
    building: 'rivergate-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'sage' },
    surroundings: {
      turn: 46,
      water: { from: 470, to: 860, bend: 60 },
      ridges: [{ distance: 4600, height: 330, ...evergreen }],
      peak: { distance: 18_000, left: -1800, height: 2100, radius: 6200, ...granite, snow: 620 },
      forest: { cover: 0.42 },
      clarity: 2.2,
    },
  },
  'market-los-angeles': {
    building: 'telegraph-3',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'sand' },
    surroundings: {
      city: { from: 430, to: 2700 },
      skyline: { distance: 3400, left: 150, height: 220, spread: 330, towers: 70 },
      ridges: [{ distance: 7200, height: 1150, ...granite }],
      clarity: 1.5,
    },
  },
  'market-inland-empire': {
    building: 'agua-mansa-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'clay' },
    surroundings: {
      turn: 45,
      houses: { from: 620, to: 1900, tile: true },
      ridges: [{ distance: 5600, height: 1600, ...granite, snow: 880 }],
      clarity: 1.9,
    },
  },
  'market-orange-county': {
    building: 'kraemer-2',
    scene: { hour: 'day', camera: 'aerial wide front', scheme: 'white' },
    surroundings: { turn: 52, houses: { from: 400, to: 2300, tile: true }, ridges: [{ distance: 5200, height: 520, ...golden }] },
  },
  'market-san-diego': {
    building: 'otay-gate-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'navy' },
    surroundings: {
      turn: 44,
      houses: { from: 900, to: 1600, tile: true },
      ridges: [
        { distance: 3200, height: 230, scale: 1100, ...golden },
        { distance: 6000, height: 760, ...brown },
      ],
    },
  },
  'market-central-valley': {
    building: 'grant-line-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'white' },
    surroundings: { turn: 30, orchards: { from: 230, to: 1800 }, ridges: [{ distance: 7000, height: 420, ...golden }] },
  },
  'market-sacramento': {
    building: 'yolo-basin-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'teal' },
    surroundings: {
      turn: 54,
      water: { from: 440, to: 610, bend: 90 },
      skyline: { distance: 1900, left: -80, height: 95, spread: 250, towers: 40 },
      forest: { cover: 0.38 },
    },
  },
  'market-reno': {
    building: 'pyramid-siding-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'clay' },
    surroundings: { ridges: [{ distance: 5200, height: 1250, ...brown, snow: 720 }], clarity: 2 },
  },
  'market-phoenix': {
    building: 'salt-river-2',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'sand' },
    surroundings: {
      houses: { from: 900, to: 2100, tile: true },
      ridges: [
        { distance: 3600, height: 520, scale: 1000, low: [0.2, 0.11, 0.066], high: [0.29, 0.17, 0.105] },
        { distance: 7200, height: 900, ...brown },
      ],
      clarity: 1.6,
    },
  },
  'market-las-vegas': {
    building: 'whitney-mesa-2',
    scene: { hour: 'day', camera: 'aerial wide front', scheme: 'graphite' },
    surroundings: { houses: { from: 1100, to: 2300, tile: true }, ridges: [{ distance: 4600, height: 950, scale: 1300, ...brown }] },
  },
  'market-salt-lake-city': {
    building: 'saltair-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'slate' },
    surroundings: {
      turn: 38,
      water: { from: 620, to: 1500, bend: 120 },
      ridges: [{ distance: 5000, height: 1350, ...granite, snow: 560 }],
      clarity: 2.2,
    },
  },
  'market-denver': {
    building: 'pecos-yard-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'ochre' },
    surroundings: {
      houses: { from: 900, to: 2200 },
      skyline: { distance: 2900, left: -420, height: 150, spread: 210, towers: 42 },
      ridges: [
        { distance: 5200, height: 420, ...oaks },
        { distance: 8400, height: 2300, ...granite, snow: 1080 },
      ],
      clarity: 2.3,
    },
  },
  'market-dallas-fort-worth': {
    building: 'big-fossil-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'navy' },
    surroundings: {
      city: { from: 1500, to: 2900 },
      skyline: { distance: 3300, left: 60, height: 210, spread: 330, towers: 70 },
      forest: { cover: 0.26 },
    },
  },
  'market-houston': {
    building: 'barbours-cut-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'teal' },
    surroundings: {
      turn: 48,
      tanks: { from: 380, to: 760 },
      water: { from: 1130, to: 30_000 },
      port: { cranes: 8, ships: [-160, 240] },
      ridges: [],
      forest: { cover: 0.2 },
    },
  },
  'market-san-antonio': {
    building: 'cibolo-fork-2',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'buff' },
    surroundings: { turn: 48, ridges: [{ distance: 3400, height: 150, scale: 1100, ...oaks }], forest: { cover: 0.45 } },
  },
  'market-austin': {
    building: 'blanco-bend-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'graphite' },
    surroundings: {
      turn: 46,
      water: { from: 560, to: 730, bend: 110 },
      skyline: { distance: 2500, left: 120, height: 190, spread: 240, towers: 46 },
      ridges: [{ distance: 3900, height: 170, scale: 1000, ...oaks }],
      forest: { cover: 0.42 },
    },
  },
  'market-el-paso': {
    building: 'zaragoza-1',
    scene: { hour: 'day', camera: 'aerial wide', scheme: 'clay' },
    surroundings: { city: { from: 760, to: 1700 }, ridges: [{ distance: 3800, height: 880, scale: 1200, ...brown }], turn: 30 },
  },
  'market-chicago': {
    building: 'calumet-2',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'slate' },
    surroundings: {
      turn: 30,
      railYard: true,
      city: { from: 950, to: 3100 },
      skyline: { distance: 3900, left: 100, height: 350, spread: 480, towers: 110 },
      clarity: 0.9,
    },
  },
  'market-indianapolis': {
    building: 'whitestown-elevator-2',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'teal' },
    surroundings: { turn: 28, silos: { distance: 560, left: 60 }, forest: { cover: 0.16 } },
  },
  'market-columbus': {
    building: 'licking-depot-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'navy' },
    surroundings: { turn: 34, skyline: { distance: 4700, left: -150, height: 170, spread: 230, towers: 36 }, forest: { cover: 0.38 } },
  },
  'market-st-louis': {
    building: 'gateway-levee-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'clay' },
    surroundings: {
      turn: 36,
      water: { from: 620, to: 1250, bend: 90 },
      skyline: { distance: 2600, left: -140, height: 150, spread: 300, towers: 48 },
      forest: { cover: 0.3 },
    },
  },
  'market-kansas-city': {
    building: 'homestead-lane-1',
    scene: { hour: 'day', camera: 'aerial wide', scheme: 'ochre' },
    surroundings: { turn: 32, railYard: true, turbines: { count: 16, range: [1900, 4200] }, ridges: [], forest: { cover: 0.08 } },
  },
  'market-nashville': {
    building: 'hartmann-1',
    scene: { hour: 'day', camera: 'aerial wide', scheme: 'ochre' },
    surroundings: {
      turn: 24,
      ridges: [
        { distance: 2900, height: 140, scale: 900, ...leafy },
        { distance: 4600, height: 260, scale: 1300, ...leafy },
      ],
      forest: { cover: 0.5 },
    },
  },
  'market-atlanta': {
    building: 'oakley-2',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'clay' },
    surroundings: { turn: 26, skyline: { distance: 4300, left: 80, height: 270, spread: 380, towers: 60 }, forest: { cover: 0.78 } },
  },
  'market-charlotte': {
    building: 'catawba-mill-1',
    scene: { hour: 'day', camera: 'aerial wide front', scheme: 'sage' },
    surroundings: {
      turn: 42,
      water: { from: 400, to: 590, bend: 80 },
      skyline: { distance: 4600, left: -120, height: 220, spread: 220, towers: 38 },
      forest: { cover: 0.66 },
    },
  },
  'market-savannah': {
    building: 'jimmy-deloach-2',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'white' },
    surroundings: { turn: 38, water: { from: 800, to: 1060 }, port: { cranes: 8, color: 2, ships: [0] }, forest: { cover: 0.55 } },
  },
  'market-miami': {
    building: 'medley-lock-1',
    scene: { hour: 'day', camera: 'aerial wide front', scheme: 'white' },
    surroundings: {
      turn: 42,
      water: { from: 360, to: 520, bend: 30 },
      houses: { from: 700, to: 1600, tile: true },
      skyline: { distance: 3900, height: 260, spread: 900, towers: 130 },
      ridges: [],
      forest: { cover: 0.18 },
    },
  },
  'market-northern-new-jersey': {
    building: 'carlstadt-meadow-2',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'slate' },
    surroundings: {
      turn: 30,
      water: { from: 520, to: 760, bend: 70 },
      city: { from: 1000, to: 2900 },
      skyline: { distance: 4300, height: 330, spread: 1000, towers: 170 },
    },
  },
  'market-lehigh-valley': {
    building: 'saucon-works-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'buff' },
    surroundings: {
      turn: 34,
      houses: { from: 800, to: 1400 },
      ridges: [
        { distance: 2700, height: 200, scale: 1200, ...autumn },
        { distance: 4800, height: 340, scale: 1700, ...autumn },
      ],
      forest: { cover: 0.4 },
    },
  },
  'market-baltimore': {
    building: 'curtis-creek-2',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'navy' },
    surroundings: {
      turn: 40,
      water: { from: 640, to: 1500 },
      port: { cranes: 5, color: 1, ships: [60] },
      city: { from: 1600, to: 3000 },
      skyline: { distance: 2900, left: 260, height: 150, spread: 280, towers: 50 },
    },
  },
  'market-boston': {
    building: 'neponset-1',
    scene: { hour: 'day', camera: 'aerial wide front', scheme: 'slate' },
    surroundings: {
      ridges: [{ distance: 6400, height: 130, ...autumn }],
      skyline: { distance: 5200, left: 120, height: 200, spread: 330, towers: 56 },
      forest: { cover: 0.6 },
      turn: 28,
    },
  },
  'region-pacific-northwest': {
    building: 'white-river-2',
    scene: { hour: 'overcast', camera: 'aerial wide front', scheme: 'graphite' },
    surroundings: {
      ridges: [
        { distance: 2800, height: 330, scale: 1200, ...evergreen },
        { distance: 4800, height: 720, ...evergreen },
      ],
      forest: { cover: 0.75 },
    },
  },
  'region-northern-california': {
    building: 'davis-slip-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'ochre' },
    surroundings: {
      city: { from: 400, to: 850 },
      water: { from: 900, to: 4300 },
      ridges: [{ distance: 5600, height: 480, ...golden }],
    },
  },
  'region-southern-california': {
    building: 'pier-row-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'navy' },
    surroundings: { water: { from: 780, to: 30_000 }, port: { cranes: 9, color: 1, ships: [-230, 210] }, ridges: [] },
  },
  'region-mountain': {
    building: 'lake-bonneville-3',
    scene: { hour: 'day', camera: 'aerial wide', scheme: 'teal' },
    surroundings: {
      water: { from: 1500, to: 3400 },
      ridges: [{ distance: 4700, height: 1500, ...granite, snow: 560 }],
      clarity: 1.4,
    },
  },
  'region-texas': {
    building: 'great-southwest-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'white' },
    surroundings: { railYard: true, forest: { cover: 0.2 } },
  },
  'region-midwest': {
    building: 'birmingham-bend-1',
    scene: { hour: 'golden', camera: 'aerial wide', scheme: 'buff' },
    surroundings: { turbines: { count: 26, range: [1500, 5000] }, forest: { cover: 0.12 } },
  },
  'region-southeast': {
    building: 'greenwood-yard-1',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'sand' },
    surroundings: { water: { from: 620, to: 840, bend: 120 }, forest: { cover: 0.82 } },
  },
  'region-northeast': {
    building: 'saucon-works-2',
    scene: { hour: 'golden', camera: 'aerial wide front', scheme: 'clay' },
    surroundings: {
      ridges: [
        { distance: 2700, height: 190, scale: 1000, ...autumn },
        { distance: 4600, height: 360, ...autumn },
      ],
      forest: { cover: 0.55 },
    },
  },
};
