"""The ground with its pond, the hills on the horizon, and the colors of each landscape."""
import math
from mathutils import Vector, noise
from materials import get_ground, get_hill, get_water
from shapes import Shape

# Colors of lush grass, dry grass and soil; hills: height, distance, color below and above, and height of the snow line (0: no snow).
LAND = {
    'texas': ((.075, .095, .028), (.19, .165, .075), (.17, .13, .085), (25, 5200, (.08, .09, .05), (.13, .12, .07), 0)),
    'northwest': ((.045, .085, .022), (.09, .11, .035), (.10, .08, .055), (620, 5200, (.018, .035, .022), (.03, .05, .03), 620)),
    'desert': ((.16, .14, .08), (.30, .23, .14), (.33, .235, .15), (640, 6500, (.20, .13, .085), (.28, .19, .13), 0)),
    'mountain': ((.13, .13, .065), (.25, .21, .11), (.25, .19, .125), (850, 7000, (.15, .125, .085), (.22, .18, .125), 640)),
    'socal': ((.085, .10, .035), (.23, .19, .09), (.24, .18, .12), (780, 6500, (.13, .105, .07), (.20, .16, .105), 0)),
    'norcal': ((.085, .11, .035), (.27, .22, .10), (.20, .15, .10), (330, 5000, (.21, .165, .075), (.12, .115, .055), 0)),
    'midwest': ((.055, .095, .024), (.12, .13, .042), (.12, .09, .06), (18, 5000, (.05, .06, .03), (.09, .09, .04), 0)),
    'southeast': ((.050, .090, .022), (.11, .115, .038), (.21, .12, .07), (22, 4200, (.02, .035, .018), (.035, .05, .025), 0)),
    'northeast': ((.050, .085, .024), (.12, .11, .04), (.11, .085, .06), (190, 4200, (.06, .05, .025), (.10, .06, .025), 0)),
}


def get_pond(f, plan):
    side = plan.edge[0] - 75
    return side, (plan.edge[2] + plan.edge[3]) / 2 - 30, 46, 62


def build_ground(f, plan, outlook=None):
    lush, dry, soil, _ = LAND[f.region]
    material = get_ground(lush, dry, soil)
    bx, by, rx, ry = get_pond(f, plan)
    spread = lambda u: u * 700 + u ** 5 * 15000
    n, s = 150, Shape('ground')
    line = [spread(i / n) for i in range(-n, n + 1)]
    for y in line:
        for x in line:
            away = max(0.0, max(abs(x) - abs(plan.edge[1]) - 40, abs(y) - max(abs(plan.edge[2]), abs(plan.edge[3])) - 60) - 700)
            z = noise.noise((x * .002, y * .002, 5)) * min(14, away * .012)
            if outlook and outlook.is_taken(x, y, 260):
                z = 0.0
            q = math.hypot((x - bx) / rx, (y - by) / ry)
            if q < 1:
                z -= 2.4 * min(1, (1 - q) * 2.6)
            s.points.append((x, y, z))
    w = 2 * n + 1
    slot = s.slot(material)
    for j in range(2 * n):
        for i in range(2 * n):
            s.faces.append((j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i))
            s.slots.append(slot)
    thing = s.place()
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    pond = Shape('pond')
    pond.flat(bx - rx, bx + rx, by - ry, by + ry, -1.35, get_water())
    pond.place()


def build_hills(f):
    """A ring of hills that get higher with distance. Flat landscapes have a low rise."""
    rise, far, low, high, snow = LAND[f.region][3]
    s, material = Shape('hills'), get_hill(low, high, snow)
    turns, rings, seed = 620, 34, f.rng.random() * 100
    for r in range(rings):
        d = far * (1 + r / rings * 1.3)
        for t in range(turns):
            a = 6.28318 * t / turns
            p = Vector((d * math.cos(a), d * math.sin(a), 0)) / 2300 + Vector((seed, 0, 0))
            ridge = noise.ridged_multi_fractal(p * .8, 1.0, 2.1, 5, 1.0, 2.0) / 2.4 if rise > 250 else .55 + noise.fractal(p * 1.4, 1.0, 2.0, 4) * .5
            lift = math.sin(min(1, r / rings * 1.35) * 1.5708)
            s.points.append((d * math.cos(a), d * math.sin(a), -6 + rise * lift * max(.04, ridge) * (.45 + .55 * noise.noise(p * .35) + .25)))
    slot = s.slot(material)
    for r in range(rings - 1):
        for t in range(turns):
            u = (t + 1) % turns
            s.faces.append((r * turns + t, r * turns + u, (r + 1) * turns + u, (r + 1) * turns + t))
            s.slots.append(slot)
    thing = s.place()
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
