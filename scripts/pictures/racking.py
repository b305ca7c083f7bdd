"""Pallet racking with its goods. Rows stand back to back at a right angle to the dock wall, with an aisle in front of the camera."""
from materials import get_paint
from shapes import Shape, place_mesh

BAY, DEPTH, LEVEL, AISLE, FLUE = 2.75, 1.07, 1.82, 3.7, .25
GOODS = ((.36, .24, .14), (.42, .29, .18), (.30, .20, .12), (.40, .27, .15), (.58, .58, .56), (.10, .17, .24))
# How far from the camera rows are built on each side, in meters.
WIDE = 34


def build_racking(f, eye):
    rng = f.rng
    meshes = [create_bay(f, rng) for _ in range(9)]
    first, last = f.columns_y[1] + 1.5, min(f.columns_y[-2], eye[1] - 2.0)
    count, period = int((last - first) / BAY), AISLE + 2 * DEPTH + FLUE
    for k in range(-int(WIDE / period), int(WIDE / period) + 1):
        aisle = eye[0] + k * period
        for side in (-1, 1):
            x = aisle + side * (AISLE / 2 + DEPTH / 2)
            for i in range(count):
                place_mesh(rng.choice(meshes), (x, first + i * BAY, 0), 0)


def create_bay(f, rng):
    """One bay along y from the origin, with its center line at x = 0."""
    s, upright, beam = Shape('rack'), get_paint('upright', (.025, .05, .13), .45), get_paint('beam', (.62, .16, .02), .45)
    guard, wire = get_paint('column guard', (.66, .42, .02), .5), get_paint('rack deck', (.30, .31, .32), .5, .6)
    levels, half = int((f.clear_height - .9) / LEVEL), DEPTH / 2
    top = levels * LEVEL
    for x in (-half, half):
        s.box(x - .045, x + .045, -.045, .045, 0, top, upright)
        s.box(x - .08, x + .08, -.09, .09, 0, .42, guard)
    for k in range(levels * 2):
        z = k * LEVEL / 2 + .2
        s.tube((-half, 0, z), (half, 0, z + LEVEL * .42), .022, .022, upright, 5)
    for k in range(levels):
        z = k * LEVEL
        if k:
            for x in (-half, half):
                s.box(x - .03, x + .03, .045, BAY - .045, z - .13, z, beam)
            s.box(-half, half, .05, BAY - .05, z - .02, z - .005, wire)
        for y in (.12, BAY / 2 + .06):
            if rng.random() < .88:
                add_load(s, rng, y, z)
    return s.mesh()


def add_load(s, rng, y, z):
    """A pallet with cartons, as wide as half a bay."""
    wood, color = get_paint('pallet', (.34, .22, .12), .9), rng.choice(GOODS)
    paint, tall = get_paint(f'goods {color}', color, .75, dirt=.2), rng.choice((.95, 1.2, 1.35, 1.35))
    wide, x0, x1 = 1.14, -.5, .5
    s.box(x0, x1, y, y + wide, z + .10, z + .13, wood)
    for k in (0, wide / 2 - .05, wide - .1):
        s.box(x0, x1, y + k, y + k + .1, z, z + .10, wood)
    rows = 3 if tall > 1 else 2
    for i in range(rows):
        for j in range(2):
            shift = rng.uniform(-.012, .012)
            a, b = y + .02 + j * wide / 2, y - .02 + (j + 1) * wide / 2
            s.box(x0 + .03 + shift, x1 - .03 + shift, a, b, z + .135 + i * tall / rows, z + .125 + (i + 1) * tall / rows, paint)
