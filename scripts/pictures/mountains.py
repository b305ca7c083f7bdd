"""Mountain ranges and single peaks of a landscape."""
import math
import random
import zlib
from mathutils import Vector, noise
from landscape_materials import get_rock
from shapes import Shape

COLUMNS = 460
ROWS = 84


def build_mountains(f, outlook):
    seed = random.Random(zlib.crc32(f'{f.picture} mountains'.encode())).random() * 100
    for index, ridge in enumerate(outlook.items.get('ridges', [])):
        build_ridge(outlook, ridge, seed + index * 7.3)
    if 'peak' in outlook.items:
        build_peak(outlook, outlook.items['peak'], seed)


def build_ridge(outlook, ridge, seed):
    """A range across the view that rises to its crest and falls behind it. A wooded one is rounded, a bare one has sharp edges."""
    near, height, wooded = ridge['distance'], ridge['height'], ridge.get('wooded', False)
    depth, scale = ridge.get('depth', near * .55), ridge.get('scale', 1700)
    s = Shape('ridge')
    for r in range(ROWS):
        part = r / (ROWS - 1)
        lift = math.sin(min(1.0, part / .68) * math.pi / 2) ** 1.3
        for c in range(COLUMNS):
            a = (c / (COLUMNS - 1) - .5) * 1.7
            ahead = near + depth * part
            x, y = outlook.place(ahead * math.cos(a), ahead * math.sin(a))
            p = Vector((x, y, 0)) / scale + Vector((seed, seed * .37, 0))
            if wooded:
                rough = .56 + .44 * noise.fractal(p, 1.0, 2.0, 5)
            else:
                rough = noise.ridged_multi_fractal(p, 1.0, 2.15, 7, 1.0, 2.0) / 2.1
            swell = .72 + .38 * noise.noise(p * .31)
            s.points.append((x, y, -8 + height * lift * max(.05, .22 + .78 * rough) * swell))
    finish(s, COLUMNS, ROWS, get_rock(ridge['low'], ridge['high'], ridge.get('snow', 0), wooded))


def build_peak(outlook, peak, seed):
    """One mountain that stands alone."""
    n, radius, height = 210, peak['radius'], peak['height']
    cx, cy = outlook.place(peak['distance'], peak.get('left', 0))
    s = Shape('peak')
    for j in range(n):
        for i in range(n):
            dx, dy = (i / (n - 1) - .5) * 2 * radius, (j / (n - 1) - .5) * 2 * radius
            p = Vector((dx, dy, 0)) / 2600 + Vector((seed, 3.1, 0))
            d = math.hypot(dx, dy) / radius + .06 * noise.fractal(p, 1.0, 2.0, 4)
            cone = max(0.0, 1 - d) ** 1.55
            cut = noise.ridged_multi_fractal(p * 1.6, 1.0, 2.1, 6, 1.0, 2.0) / 2.1
            s.points.append((cx + dx, cy + dy, -30 + height * min(.955, cone * 1.04) * (.80 + .24 * cut)))
    finish(s, n, n, get_rock(peak['low'], peak['high'], peak['snow'], False))


def finish(s, columns, rows, material):
    slot = s.slot(material)
    for r in range(rows - 1):
        for c in range(columns - 1):
            at = r * columns + c
            s.faces.append((at, at + 1, at + columns + 1, at + columns))
            s.slots.append(slot)
    thing = s.place()
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
