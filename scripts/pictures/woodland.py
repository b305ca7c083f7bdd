"""Trees of the wider landscape: forests, orchards, the banks of rivers and the gardens between houses."""
import math
import random
import zlib
from mathutils import noise


def list_wide_trees(f, outlook, eye, is_free):
    """Returns the spots (x, y, z, scale) of trees that the landscape of a place has in addition to those near the building."""
    rng, items, spots = random.Random(zlib.crc32(f'{f.picture} woodland'.encode())), outlook.items, []
    if 'forest' in items:
        spots += list_forest(outlook, items['forest'], eye, is_free, rng)
    if 'orchards' in items:
        spots += list_orchards(outlook, items['orchards'], rng)
    if 'water' in items and items['water'].get('trees', True):
        spots += list_bank_trees(outlook, rng)
    for name, share in (('houses', .9), ('city', .35)):
        if name in items:
            spots += list_garden_trees(outlook, items[name], share, rng)
    return spots


def list_forest(outlook, forest, eye, is_free, rng):
    """Dense woods with clearings. Far trees are larger, because fewer of them have to close the canopy."""
    spots, cut = [], .34 - forest['cover'] * .9
    for _ in range(forest.get('trees', 52000)):
        a, r = outlook.turn + rng.uniform(-.62, .62), 90 + rng.random() ** .68 * forest.get('reach', 3300)
        x, y = eye[0] + r * math.cos(a), eye[1] + r * math.sin(a)
        grove = noise.noise((x * .0034, y * .0034, 4.4)) + .45 * noise.noise((x * .013, y * .013, 8.1))
        if grove > cut and is_free(x, y, 12):
            spots.append((x, y, -.3, rng.uniform(.6, 1.1) * (1 + r / 5200)))
    return spots


def list_orchards(outlook, orchards, rng):
    """Rows of small trees in blocks, with lanes between the blocks."""
    spots = []
    for x, y, ahead, left in outlook.cells(orchards['from'], orchards['to'], 7.2, 6.4):
        block = math.floor(x / 260), math.floor(y / 340)
        if x % 260 < 16 or y % 340 < 16 or hash(block) % 7 == 0:
            continue
        spots.append((x + rng.uniform(-.4, .4), y + rng.uniform(-.4, .4), -.1, rng.uniform(.36, .46)))
    return spots


def list_bank_trees(outlook, rng):
    spots, left = [], -2600.0
    while left < 2600:
        left += rng.uniform(4, 22)
        near, far = outlook.get_shores(left)
        if noise.noise((left * .004, 2.2, 0)) > -.25 and 'port' not in outlook.items:
            spots.append((*outlook.place(near - rng.uniform(14, 40), left), -.2, rng.uniform(.6, 1.05)))
        if far < 5000:
            spots.append((*outlook.place(far + rng.uniform(16, 60), left), -.2, rng.uniform(.7, 1.2)))
    return spots


def list_garden_trees(outlook, area, share, rng):
    spots = []
    for x, y, ahead, left in outlook.cells(area['from'], area['to'], 30, 33):
        if rng.random() < share and not outlook.is_water(x, y, 20):
            spots.append((x + rng.uniform(-13, 13), y + 16 + rng.uniform(-5, 5), -.1, rng.uniform(.45, .85)))
    return spots
