"""Other warehouses around the site, and for cities a skyline."""
import math
import vehicles
from rail import get_spur_x
from materials import get_asphalt, get_paint
from shapes import Shape, place_mesh

def build_neighbors(f, plan, eye, aim, outlook):
    """Returns the rectangles of the site and of all neighbors."""
    rng, taken = f.rng, [plan.edge]
    box = vehicles.create_trailer()
    ahead = math.atan2(aim[1] - eye[1], aim[0] - eye[0])
    for n in range(1300 if f.urban else 420):
        if len(taken) > (120 if f.urban else 36):
            break
        l, d, h = rng.uniform(60, 330), rng.uniform(45, 140), rng.uniform(8, 14)
        a, r = ahead + rng.gauss(0, .55) if n % 4 else rng.random() * 6.283, 150 + rng.random() ** .8 * 2300
        x, y = math.cos(a) * r * 1.2, math.sin(a) * r
        rect = (x - l / 2 - 22, x + l / 2 + 22, y - d / 2 - 42, y + d / 2 + 42)
        if any(rect[0] < t[1] and rect[1] > t[0] and rect[2] < t[3] and rect[3] > t[2] for t in taken) or abs(y - plan.street) < d / 2 + 60:
            continue
        if any(outlook.is_taken(cx, cy, 10) for cx in (rect[0], x, rect[1]) for cy in (rect[2], y, rect[3])):
            continue
        if f.railcars and rect[0] < get_spur_x(f) < rect[1] and y < 0:
            continue
        if math.hypot(x - eye[0], y - eye[1]) < max(l, d) * .5 + 130:
            continue
        taken.append(rect)
        s = Shape('neighbor')
        tone = rng.choice(((.6, .59, .56), (.5, .45, .38), (.42, .43, .45), (.66, .66, .66), (.36, .22, .16)))
        dark = tuple(c * rng.choice((.2, .4)) for c in tone)
        wall, trim = get_paint(f'near {tone}', tone, .8), get_paint(f'near {dark}', dark, .7)
        top = get_paint('far roof', (.62, .62, .61), .8) if rng.random() < .7 else get_paint('far roof dark', (.20, .20, .20), .9)
        s.flat(x - l / 2 - 20, x + l / 2 + 20, y - d / 2 - 40, y + d / 2 + 22, .04, get_asphalt())
        s.box(x - l / 2, x + l / 2, y - d / 2, y + d / 2, 0, h, wall)
        s.box(x - l / 2 - .1, x + l / 2 + .1, y - d / 2 - .1, y + d / 2 + .1, h * .82, h * .92, trim)
        s.flat(x - l / 2 + .4, x + l / 2 - .4, y - d / 2 + .4, y + d / 2 - .4, h + .02, top)
        for k in range(int(l / 9)):
            px = x - l / 2 + 5 + k * 9
            s.box(px - 1.3, px + 1.3, y - d / 2 - .15, y + d / 2 + .15, 1.2, 4.2, get_paint('joint', (.05, .05, .05), .9))
            if k % 4 == 1:
                s.box(px - 2, px + 2, y - 1.5 + d * rng.uniform(-.3, .3), y + 1.5, h, h + 1.6, get_paint('roof unit', (.55, .56, .56), .5, .3))
            if rng.random() < .5:
                place_mesh(box, (px, y - d / 2 - .5, .03), 0, rng.choice(vehicles.TRAILER_COLORS))
            if rng.random() < .35:
                place_mesh(box, (px + 4, y - d / 2 - 38, .03), math.pi, rng.choice(vehicles.TRAILER_COLORS))
        s.place()
    if f.urban and 'skyline' not in f.surroundings:
        s = Shape('skyline')
        for _ in range(130):
            a, r = rng.gauss(math.atan2(-eye[1], -eye[0]), .16), rng.uniform(4300, 5200)
            h, w = 40 + abs(rng.gauss(0, 1)) * 120, rng.uniform(24, 58)
            x, y = math.cos(a) * r, math.sin(a) * r
            s.box(x - w / 2, x + w / 2, y - w / 2, y + w / 2, 0, h, get_paint(f'tower {_ % 5}', ((.22, .24, .27), (.32, .31, .3), (.16, .19, .22), (.4, .38, .35), (.26, .2, .17))[_ % 5], .35))
        s.place()
    return taken
