"""Rivers and the sea, and a container terminal on their shore."""
import math
import random
import zlib
from landscape_materials import get_open_water
from materials import get_concrete, get_object_paint, get_paint
from shapes import Shape, place_mesh

CONTAINER_COLORS = ((.30, .07, .04), (.05, .10, .22), (.42, .17, .04), (.55, .55, .53), (.04, .22, .20), (.10, .20, .10), (.33, .05, .06))
CRANE_COLORS = ((.03, .06, .16), (.52, .17, .03), (.60, .62, .64))
STEP = 60


def build_water(f, outlook):
    """The surface from shore to shore, with a strip of bank along both."""
    if 'water' not in outlook.items:
        return
    s, bank = Shape('open water'), get_paint('bank', (.17, .145, .10), .95, dirt=.4)
    wide = 9000 if outlook.items['water']['to'] < 5000 else 20000
    for i in range(-wide // STEP, wide // STEP):
        edges = [(left, *outlook.get_shores(left)) for left in (i * STEP, (i + 1) * STEP)]
        for (material, z, low, high) in ((get_open_water(), .35, lambda e: e[1], lambda e: e[2]), (bank, .2, lambda e: e[1] - 9, lambda e: e[1] + 2), (bank, .2, lambda e: e[2] - 2, lambda e: e[2] + 14)):
            a, b = edges
            s.face([(*outlook.place(low(a), a[0]), z), (*outlook.place(low(b), b[0]), z), (*outlook.place(high(b), b[0]), z), (*outlook.place(high(a), a[0]), z)], material)
    s.place()


def build_port(f, outlook):
    """Cranes along the near shore, stacks of containers behind them, and a ship in front of them."""
    if 'port' not in outlook.items:
        return
    rng = random.Random(zlib.crc32(f'{f.picture} port'.encode()))
    port, (shore, _) = outlook.items['port'], outlook.get_shores(0)
    middle, turn = port.get('left', 0), outlook.turn
    quay = Shape('quay')
    corner = lambda ahead, left: (*outlook.place(ahead, left), .5)
    quay.face([corner(shore - 300, middle - 700), corner(shore + 6, middle - 700), corner(shore + 6, middle + 700), corner(shore - 300, middle + 700)], get_concrete('quay', (.30, .29, .27), 9.0))
    quay.place()
    crane = create_crane()
    for i in range(port['cranes']):
        left = middle + (i - (port['cranes'] - 1) / 2) * 92 + rng.uniform(-14, 14)
        place_mesh(crane, (*outlook.place(shore - 22, left), .5), turn, CRANE_COLORS[port.get('color', 0)])
    box = create_container()
    for row in range(7):
        for bay in range(44):
            left = middle - 640 + bay * 29
            for lane in range(3):
                for level in range(rng.choice((0, 1, 2, 3, 3, 4))):
                    at = outlook.place(shore - 66 - row * 32 - lane * 2.7, left)
                    place_mesh(box, (*at, .5 + level * 2.65), turn + math.pi / 2, rng.choice(CONTAINER_COLORS))
    for left in port.get('ships', [0]):
        build_ship(outlook, rng, box, shore + 32, middle + left)


def create_container():
    """12 m long, along x."""
    s = Shape('container')
    s.box(-6.1, 6.1, -1.22, 1.22, 0, 2.6, get_object_paint('container paint', .6))
    return s.mesh()


def create_crane():
    """The boom points to +x, over the water. The quay is at z = 0."""
    s, paint, dark = Shape('crane'), get_object_paint('crane paint', .5), get_paint('underside', (.03, .03, .03), .8)
    for y in (-10, 10):
        for x in (-15, 15):
            s.box(x - .9, x + .9, y - .9, y + .9, 0, 46, paint)
        s.box(-15, 15, y - .7, y + .7, 15, 16.8, paint)
        s.box(-15, 15, y - .7, y + .7, 44, 46.5, paint)
        s.tube((-15, y, 17), (15, y, 44), .5, .5, paint, 6)
        s.tube((15, y, 46), (9, y * .3, 72), .6, .5, paint, 6)
        s.tube((-15, y, 46), (9, y * .3, 72), .5, .4, paint, 6)
    for x in (-15, 15):
        s.box(x - .7, x + .7, -10, 10, 44, 46.5, paint)
        s.box(x - .7, x + .7, -10, 10, 13, 14.5, paint)
    for y in (-3.2, 3.2):
        s.box(-34, 68, y - .6, y + .6, 47, 49.2, paint)
        s.tube((9, y, 72), (40, y, 49), .25, .25, paint, 5)
        s.tube((9, y, 72), (64, y, 49), .25, .25, paint, 5)
        s.tube((9, y, 72), (-32, y, 49), .25, .25, paint, 5)
    s.box(-30, -14, -4.5, 4.5, 49, 55, paint)
    s.box(22, 26, -2, 2, 43.5, 47, dark)
    return s.mesh()


def build_ship(outlook, rng, box, ahead, left):
    """A container ship along the quay: hull, bridge and stacks of containers."""
    s, hull, red, white = Shape('ship'), get_paint('hull', (.03, .05, .10), .5), get_paint('hull below', (.28, .05, .03), .6), get_paint('ship white', (.66, .67, .66), .5)
    section = lambda y, w, z0, z1: [(-w, y, z0), (w, y, z0), (w, y, z1), (-w, y, z1)]
    s.loft([section(-150, 11, 0, 3), section(-140, 17, 0, 3), section(100, 17, 0, 3), section(140, 5, 0, 3), section(148, 1, 0, 3)], red)
    s.loft([section(-150, 12, 3, 15), section(-140, 17.5, 3, 15), section(100, 17.5, 3, 15), section(140, 8, 3, 17), section(153, 1.5, 3, 18)], hull)
    s.box(-17, 17, -112, -98, 15, 41, white)
    s.box(-21, 21, -110, -100, 37, 40, white)
    s.box(-4, 4, -126, -118, 15, 38, hull)
    s.place((*outlook.place(ahead, left), 0), outlook.turn)
    for bay in range(15):
        y = -84 + bay * 13.4
        if abs(y + 105) < 14:
            continue
        for lane in range(-6, 7):
            for level in range(rng.choice((3, 4, 5, 5, 6))):
                a, b = lane * 2.55, y
                at = outlook.place(ahead + a, left + b)
                place_mesh(box, (*at, 15 + level * 2.65), outlook.turn + math.pi / 2, rng.choice(CONTAINER_COLORS))
