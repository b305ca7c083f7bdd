"""What is characteristic of a place: towers of a downtown, streets of houses, tanks, silos, wind turbines and a rail yard."""
import math
import random
import zlib
import vehicles
from landscape_materials import get_facade
from materials import get_concrete, get_paint
from shapes import Shape, place_mesh

TONES = ((.30, .31, .33), (.40, .37, .33), (.20, .23, .27), (.48, .46, .42), (.30, .20, .15), (.16, .19, .22))
LOW_TONES = ((.52, .49, .44), (.44, .40, .34), (.38, .24, .18), (.56, .55, .53), (.34, .34, .35))
ROOFS = ((.16, .15, .15), (.22, .17, .13), (.30, .16, .10), (.26, .25, .24))


def build_landmarks(f, outlook):
    rng = random.Random(zlib.crc32(f'{f.picture} landmarks'.encode()))
    for name, build in (('skyline', build_skyline), ('city', build_city), ('houses', build_houses), ('tanks', build_tanks), ('silos', build_silos), ('turbines', build_turbines)):
        if name in outlook.items:
            build(outlook, outlook.items[name], rng)
    if 'railYard' in outlook.items:
        build_rail_yard(outlook, rng)


def build_skyline(outlook, skyline, rng):
    """The towers of a downtown: the highest are in its middle."""
    s, spread = Shape('skyline'), skyline.get('spread', 420)
    for _ in range(skyline.get('towers', 70)):
        a, b = rng.gauss(0, spread * .55), rng.gauss(0, spread)
        near = math.exp(-(b / spread) ** 2 * .8)
        h = 22 + skyline['height'] * near * rng.uniform(.18, 1) ** 1.5
        w, d = rng.uniform(26, 46), rng.uniform(26, 46)
        x, y = outlook.place(skyline['distance'] + a, skyline.get('left', 0) + b)
        face = get_facade(rng.choice(TONES))
        s.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, 0, h, face)
        if h > 90 and rng.random() < .6:
            k = rng.uniform(.45, .7)
            s.box(x - w * k / 2, x + w * k / 2, y - d * k / 2, y + d * k / 2, h, h * rng.uniform(1.08, 1.22), face)
    s.place()


def build_city(outlook, city, rng):
    """Blocks of flat-roofed buildings along a grid of streets."""
    s, roof, dark = Shape('city'), get_paint('far roof', (.62, .62, .61), .8), get_paint('far roof dark', (.20, .20, .20), .9)
    for x, y, ahead, left in outlook.cells(city['from'], city['to'], 46, 40):
        if rng.random() < .16 + ahead / 14000 or outlook.is_water(x, y, 40):
            continue
        w, d = rng.uniform(18, 38), rng.uniform(16, 32)
        h = rng.choice((5, 6, 7, 8, 9, 11, 14, 18)) * (1.5 if rng.random() < .06 else 1)
        x, y = x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)
        s.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, 0, h, get_facade(rng.choice(LOW_TONES)))
        s.flat(x - w / 2 + .5, x + w / 2 - .5, y - d / 2 + .5, y + d / 2 - .5, h + .05, roof if rng.random() < .55 else dark)
    s.place()


def create_house(roof, wall):
    s = Shape('house')
    w, d = 6.2, 8.2
    s.box(-w, w, -d, d, 0, 4.2, get_paint(f'house {wall}', wall, .8))
    s.loft([[(-w - .7, y, 4.0), (w + .7, y, 4.0), (0, y, 7.2)] for y in (-d - .6, d + .6)], get_paint(f'house roof {roof}', roof, .85))
    s.box(w, w + 5, -d + 1, d - 6, 0, 3.2, get_paint(f'house {wall}', wall, .8))
    s.loft([[(w - 1, y, 3.1), (w + 5.6, y, 3.1), (w + 1, y, 5.2)] for y in (-d + .5, d - 5.5)], get_paint(f'house roof {roof}', roof, .85))
    return s.mesh()


def build_houses(outlook, houses, rng):
    """Streets of houses, back to back."""
    roofs = ((.34, .15, .09), (.38, .20, .13), (.30, .24, .19)) if houses.get('tile') else ROOFS
    kinds = [create_house(r, w) for r in roofs for w in ((.60, .56, .50), (.48, .44, .38), (.66, .64, .60))]
    for x, y, ahead, left in outlook.cells(houses['from'], houses['to'], 21, 33):
        if rng.random() < .12 or round(x / 21) % 9 == 0 or outlook.is_water(x, y, 30):
            continue
        turn = (math.pi if round(y / 33) % 2 else 0) + math.pi / 2 * (rng.random() < .15)
        place_mesh(rng.choice(kinds), (x + rng.uniform(-1.5, 1.5), y + rng.uniform(-3, 3), -.05), turn)


def build_tanks(outlook, tanks, rng):
    """A terminal for liquids: white tanks in rows, each inside a low wall."""
    white, gray, wall = get_paint('tank', (.70, .70, .68), .5), get_paint('tank roof', (.56, .57, .57), .6), get_concrete('tank wall', (.40, .38, .34), 6)
    s = Shape('tanks')
    for x, y, ahead, left in outlook.cells(tanks['from'], tanks['to'], 74, 74):
        if rng.random() < .25 or outlook.is_water(x, y, 50):
            continue
        r, h = rng.choice((12, 17, 22, 26)), rng.choice((10, 12, 14))
        s.tube((x, y, 0), (x, y, h), r, r, white, 36)
        s.loft([[(x + math.cos(t) * q, y + math.sin(t) * q, z) for t in (i * math.pi / 18 for i in range(36))] for q, z in ((r + .2, h), (r * .3, h + 1.6))], gray)
        for a, b, c, d in ((-34, 34, -34, -33), (-34, 34, 33, 34), (-34, -33, -34, 34), (33, 34, -34, 34)):
            s.box(x + a, x + b, y + c, y + d, 0, 1.6, wall)
    s.place()


def build_silos(outlook, silos, rng):
    """A grain elevator: two rows of concrete silos under a gallery, a head house and steel bins."""
    s, concrete, steel = Shape('silos'), get_paint('silo', (.62, .60, .55), .8), get_paint('bin', (.52, .54, .55), .35, .7)
    cx, cy = outlook.place(silos['distance'], silos.get('left', 0))
    for i in range(8):
        for j in range(2):
            s.tube((cx + i * 9, cy + j * 9, 0), (cx + i * 9, cy + j * 9, 36), 4.6, 4.6, concrete, 20)
    s.box(cx - 4, cx + 68, cy + 1, cy + 8, 36, 41, concrete)
    s.box(cx + 66, cx + 82, cy - 4, cy + 13, 0, 56, concrete)
    for i in range(4):
        x, y = cx - 34 - i * 24, cy + rng.uniform(-4, 4)
        s.tube((x, y, 0), (x, y, 15), 10, 10, steel, 28)
        s.loft([[(x + math.cos(t) * q, y + math.sin(t) * q, z) for t in (k * math.pi / 14 for k in range(28))] for q, z in ((10.2, 15), (1, 21))], steel)
    s.place()


def build_turbines(outlook, turbines, rng):
    white = get_paint('turbine', (.75, .75, .74), .5, dirt=0)
    for _ in range(turbines['count']):
        ahead, left = rng.uniform(*turbines['range']), rng.uniform(-.55, .55)
        x, y = outlook.place(ahead, left * ahead)
        s, start = Shape('turbine'), rng.random() * 2
        s.tube((0, 0, 0), (0, 0, 92), 2.4, 1.4, white, 12)
        s.box(-5, 3, -1.8, 1.8, 91, 95, white)
        for k in range(3):
            t = start + k * 2.0944
            u, v = math.cos(t), math.sin(t)
            s.face([(-5.4, u * 2 - v * 1.6, 93 + v * 2 + u * 1.6), (-5.4, u * 2 + v * 1.6, 93 + v * 2 - u * 1.6), (-5.4, u * 52 + v * .3, 93 + v * 52 - u * .3), (-5.4, u * 52 - v * .3, 93 + v * 52 + u * .3)], white)
        s.place((x, y, 0), outlook.turn + rng.uniform(-.25, .25))


def build_rail_yard(outlook, rng):
    """Parallel tracks with strings of railcars and containers."""
    x0, x1, y0, y1 = outlook.get_rail_yard()
    s, steel = Shape('rail yard'), get_paint('rail steel', (.20, .17, .15), .45, .7)
    s.flat(x0, x1, y0, y1, .05, get_concrete('ballast', (.20, .19, .18), 90))
    tracks = [y0 + 8 + i * 6.2 for i in range(int((y1 - y0 - 12) / 6.2))]
    for y in tracks:
        for k in (-.72, .72):
            s.box(x0, x1, y + k - .06, y + k + .06, .08, .26, steel)
    s.place()
    cars = [vehicles.create_boxcar(), vehicles.create_hopper()]
    for y in tracks:
        x = x0 + rng.uniform(0, 300)
        while x < x1 - 20:
            kind, color = rng.choice(cars), rng.choice(vehicles.RAILCAR_COLORS)
            for _ in range(rng.randrange(4, 26)):
                if x > x1 - 20:
                    break
                place_mesh(kind, (x, y, .28), math.pi / 2, color if rng.random() < .7 else rng.choice(vehicles.RAILCAR_COLORS))
                x += 17.6
            x += rng.uniform(30, 260)
