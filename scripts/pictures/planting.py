"""Trees in groups along the edges of the site, woodland beyond, shrubs and grasses in the beds."""
import math
from mathutils import Vector, noise
import plants
from rail import get_spur_x
from shapes import scatter
from site_plan import CAR_MODULE_DEPTH
from terrain import LAND, get_pond
from woodland import list_wide_trees

# Nothing on the site is hidden by trees of this height in front of it.
TREE_HEIGHT = 14


def is_in_front_of_office(f, x):
    """Whether plants at this x would stand in an office in the middle of the front."""
    return f.office_shift != 0 and -22 < x < 22


def is_on_front_lawn(f, plan, x, y):
    """Whether a point is on the lawn between an office at the end of the front and the car stalls."""
    return f.front > 0 and f.office_shift == 0 and f.length / 2 - 33 < x < f.length / 2 + 7.5 and plan.parking[2] + .4 < y < plan.parking[2] + CAR_MODULE_DEPTH - .4


def plant(f, plan, taken, eye, aim, outlook):
    """Keeps the view of the building, the drives and the neighbors free. `taken` are the rectangles of the site and the neighbors."""
    rng, spots = f.rng, []
    e, view = Vector(eye[:2]), (Vector(aim[:2]) - Vector(eye[:2]))
    reach = view.length
    view.normalize()

    def is_free(x, y, margin=3.5, clear=True):
        if plan.is_paved(x, y, margin) or abs(y - plan.street) < 10 + margin * .4:
            return False
        if any(t[0] < x < t[1] and t[2] < y < t[3] for t in taken[1:]):
            return False
        if outlook.is_taken(x, y, 2):
            return False
        if f.railcars and abs(x - get_spur_x(f)) < 5 and y < f.depth / 2:
            return False
        if abs(x + 900) < 12 or abs(x - 1050) < 12:
            return False
        if any(abs(x - m) < 9 and y * plan.street > 0 and abs(y) < abs(plan.street) for m in plan.mouths):
            return False  # Where the drives meet the street.
        to = Vector((x, y)) - e
        along, across = to.dot(view), abs(to.cross(view))
        if f.camera.startswith('aerial'):
            if not clear or not -20 < along < reach * (.62 if f.camera == 'aerial front' else .4) or across > 10 + along * .6:
                return True
            behind = e + (Vector((x, y)) - e) * eye[2] / (eye[2] - TREE_HEIGHT)
            return along > 55 and not plan.is_paved(behind.x, behind.y, 12)
        return not (clear and -12 < along < reach * 1.05 and (across < 5 + along * .34 or along < 20 and across < 30))

    x0, x1, y0, y1 = plan.edge
    around = [(x0 - 6, x1 + 6, y0 - 9, y0 - 9), (x0 - 6, x1 + 6, y1 + 9, y1 + 9), (x0 - 9, x0 - 9, y0, y1), (x1 + 9, x1 + 9, y0, y1)]
    for a, b, c, d in around:
        run, at = math.hypot(b - a, d - c), 0.0
        while at < run:
            at += rng.choice((4, 6, 8, 8, 11, 22))
            x, y = a + (b - a) * at / run + rng.gauss(0, 2), c + (d - c) * at / run + rng.gauss(0, 2.6)
            if is_free(x, y):
                spots.append((x, y, -.1, rng.uniform(.6, 1.1)))
    wooded = {'northwest': .14, 'southeast': .18, 'northeast': .14, 'midwest': .05, 'texas': .03, 'norcal': -.08, 'socal': -.12, 'mountain': -.12, 'desert': -.16}[f.region]
    for _ in range(34000):
        a, r = rng.random() * 6.283, 60 + rng.random() ** .62 * 3300
        x, y = r * math.cos(a) * 1.2, r * math.sin(a)
        grove = noise.noise((x * .0042, y * .0042, 7.7)) + .5 * noise.noise((x * .017, y * .017, 2.2))
        hedge = min(abs((x + 130) % 420 - 210), abs((y + 90) % 380 - 190)) < 5 and noise.noise((x * .004, y * .004, 1.5)) > -.1
        if (grove > .22 - wooded or (hedge and rng.random() < .9) or rng.random() < .02) and is_free(x, y, 14):
            spots.append((x, y, -.2, rng.uniform(.6, 1.25)))
    if f.camera.startswith('aerial'):  # Groves in front of the site, where the picture would show nothing but grass.
        for _ in range(1500):
            a, r = math.atan2(view.y, view.x) + rng.uniform(-.66, .66), 60 + math.sqrt(rng.random()) * 330
            x, y = e.x + r * math.cos(a), e.y + r * math.sin(a)
            if noise.noise((x * .013, y * .013, 3.3)) > .16 - wooded and is_free(x, y, 9):
                spots.append((x, y, -.1, rng.uniform(.5, 1.1)))
    spots += list_wide_trees(f, outlook, eye, is_free)
    for x, y in plan.islands:
        spots.append((x + rng.gauss(0, .3), y + rng.gauss(0, .3), 0, rng.uniform(.42, .66)))
    if f.front > 0 and not f.front_drive_ins:
        x = -f.length / 2 + 5
        while x < f.length / 2 - 42:
            x += rng.choice((7, 9, 13, 19))
            if not is_in_front_of_office(f, x):
                spots.append((x, f.depth / 2 + 5.2 + rng.gauss(0, .7), 0, rng.uniform(.4, .7)))
    scatter('trees', plants.create_trees(f), spots, rng)

    low, tall = [], []
    beds = []
    if f.front > 0 and not f.front_drive_ins:
        beds += [(-f.length / 2 + 4, f.length / 2 - 35, f.depth / 2 + 1.2, f.depth / 2 + 7.6), (plan.parking[0] + 8, f.length / 2 + 10, y1 + 1.5, y1 + 10)]
    beds += [(x0, x1, y0 - 7, y0 - 1.2)] + ([(f.length / 2 - 30, f.length / 2 + 8.5, -f.depth / 2 - 13.5, -f.depth / 2 - 9.3)] if f.front < 0 else [])
    for a, b, c, d in beds:
        for _ in range(int((b - a) * (d - c) * .9)):
            x, y = rng.uniform(a, b), rng.uniform(c, d)
            if is_in_front_of_office(f, x):
                continue
            drift = noise.noise((x * .13, y * .3, 4))
            (low if drift > .12 else tall).append((x, y, 0, rng.uniform(.6, 1.25))) if abs(drift) > .05 else None
    bx, by, rx, ry = get_pond(f, plan)
    for _ in range(1500):
        t, q = rng.random() * 6.283, rng.gauss(.80, .07)
        tall.append((bx + math.cos(t) * rx * q, by + math.sin(t) * ry * q, -2.4 * min(1, max(0, 1 - q) * 2.6), rng.uniform(1, 2)))
    scrub = 420 if f.camera.startswith('aerial') else 120
    for _ in range(9000 if scrub < 200 else 16000):
        a, r = math.atan2(view.y, view.x) + rng.uniform(-.75, .75), 6 + rng.random() ** .7 * scrub
        x, y = e.x + r * math.cos(a), e.y + r * math.sin(a)
        if is_free(x, y, 1.0, False) and noise.noise((x * .06, y * .06, 9)) > .18 - (.3 if f.region in ('desert', 'mountain') else 0) and f.camera != 'court':
            tall.append((x, y, -.03, rng.uniform(.25, .7)))
    if f.camera in ('corner', 'entrance', 'street') and f.region != 'desert':
        patches = []
        for _ in range(30000):
            a, r = math.atan2(view.y, view.x) + rng.uniform(-.72, .72), 2 + rng.random() ** .6 * 46
            x, y = e.x + r * math.cos(a), e.y + r * math.sin(a)
            if (not plan.is_paved(x, y, .4) or is_on_front_lawn(f, plan, x, y)) and not (abs(y - plan.street) < 8.4 or 10.8 < abs(y - plan.street) < 13 and (y - plan.street) * plan.street < 0) and not any(abs(x - m) < 6.7 and abs(y) < abs(plan.street) for m in plan.mouths):
                patches.append((x, y, 0, rng.uniform(.8, 1.25)))
        scatter('lawn', plants.create_lawn(f, *LAND[f.region][:2]), patches, rng)
    scatter('shrubs', plants.create_shrubs(f), low, rng)
    scatter('grasses', plants.create_tufts(f), tall, rng)
