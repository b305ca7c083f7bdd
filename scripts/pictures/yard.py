"""Trailers at the doors and in the stalls, some with a tractor, and cars and vans in their stalls."""
import math
from mathutils import noise
import vehicles
from materials import get_concrete, get_paint, get_solar_panel
from shapes import Shape, place_mesh
from site_plan import CAR_MODULE_DEPTH, CAR_STALL_DEPTH, CAR_STALL_WIDTH, OFFICE_LENGTH
from terrain import LAND


def fill_yard(f, plan, docks):
    rng, box, cab = f.rng, vehicles.create_trailer(), vehicles.create_tractor()
    paints = vehicles.TRAILER_COLORS
    run, color = 0, None
    for x, y, turn in docks:
        if run <= 0:
            run, color = rng.randint(1, 5), rng.choice(paints)
        run -= 1
        if rng.random() > .58:
            continue
        sign = -1 if turn == 0 else 1
        place_mesh(box, (x + rng.gauss(0, .06), y + sign * .42, .03), turn + rng.gauss(0, .004), color if rng.random() < .6 else rng.choice(paints))
        if rng.random() < .28:
            place_mesh(cab, (x, y + sign * (.42 + 15.0), .03), turn + rng.gauss(0, .006), rng.choice(vehicles.TRACTOR_COLORS))
    occupancy = rng.uniform(.42, .72)
    for _, _, court_start, _ in plan.courts:
        sign = 1 if court_start > 0 else -1
        for x, tail, inward in plan.trailer_stalls():
            if rng.random() > occupancy + noise.noise((x * .035, tail, sign * 3.0)) * .9:
                continue
            tail_y = sign * (f.depth / 2 + tail + (-.8 if inward else .8) + rng.gauss(0, .2))
            points_to_positive_y = (sign < 0) == inward
            place_mesh(box, (x + rng.gauss(0, .1), tail_y, .03), (math.pi if points_to_positive_y else 0) + rng.gauss(0, .01), rng.choice(paints))
        for _ in range(max(1, int(f.length / 160))):
            x, y, way = rng.uniform(-.45, .4) * f.length, sign * (f.depth / 2 + 25 + rng.uniform(0, 4)), rng.choice((math.pi / 2, -math.pi / 2))
            place_mesh(box, (x, y, .03), way, rng.choice(paints))
            place_mesh(cab, (x + math.sin(way) * 15.0, y, .03), way, rng.choice(vehicles.TRACTOR_COLORS))


def find_car_stalls(f, plan):
    """Returns all stalls as (x, y, turn), those next to the building first, and the islands between them as rectangles."""
    x0, x1, y0, y1 = plan.parking
    stalls, islands = [], []
    along_y = f.sides == 2  # the rows run along y, next to the end of the building
    start, length = (y0 + 2, y1 - y0 - 4) if along_y else (x0 + 18, x1 - x0 - 22)
    for module in range(plan.modules):
        base = x0 + 12 + module * CAR_MODULE_DEPTH if along_y else y0 + .3 + module * CAR_MODULE_DEPTH
        for row, offset in enumerate((0, CAR_MODULE_DEPTH - CAR_STALL_DEPTH - .6)):
            for i in range(int((length if module == 0 or along_y else length + OFFICE_LENGTH) / CAR_STALL_WIDTH)):
                at = start + i * CAR_STALL_WIDTH
                if i % 15 == 14:
                    span, width = (base + offset, base + offset + CAR_STALL_DEPTH), (at + .2, at + CAR_STALL_WIDTH - .2)
                    islands.append((*span, *width) if along_y else (*width, *span))
                    continue
                center = base + offset + CAR_STALL_DEPTH / 2
                if along_y:
                    stalls.append((center, at + CAR_STALL_WIDTH / 2, math.pi / 2 if row == 0 else -math.pi / 2))
                else:
                    stalls.append((at + CAR_STALL_WIDTH / 2, center, 0 if row == 0 else math.pi))
    return stalls[:f.cars + f.vans], islands


def fill_parking(f, plan):
    rng, s, white = f.rng, Shape('stalls'), get_paint('line', (.52, .52, .50), .7, dirt=.5)
    cars, van = [vehicles.create_car(kind) for kind in ('sedan', 'suv', 'suv', 'pickup')], vehicles.create_van()
    curb, mulch = get_concrete('curb', (.42, .41, .39), 3.0), get_paint('mulch', tuple(v * .45 for v in LAND[f.region][2]), .95, dirt=.5)
    stalls, islands = find_car_stalls(f, plan)
    for x0, x1, y0, y1 in islands:
        s.box(x0, x1, y0, y1, 0, .18, curb)
        s.flat(x0 + .2, x1 - .2, y0 + .2, y1 - .2, .185, mulch)
        if not f.canopies:
            plan.islands.append(((x0 + x1) / 2, (y0 + y1) / 2))
    half_width, half_depth = CAR_STALL_WIDTH / 2, CAR_STALL_DEPTH / 2
    along_y = f.sides == 2
    for at, across in {(round((y if along_y else x) + side, 2), x if along_y else y) for x, y, _ in stalls for side in (-half_width, half_width)}:
        span, width = (across - half_depth, across + half_depth), (at - .05, at + .05)
        s.flat(*(span + width if along_y else width + span), .05, white)
    s.place()
    if f.canopies:
        build_canopies(stalls[:f.vans])
    share = rng.uniform(.45, .65) * (.7 if f.hour == 'dawn' else 1)
    for i, (x, y, turn) in enumerate(stalls):
        is_van = i < f.vans or (f.type == 'Last mile' and f.vans == 0 and i % 3 == 0)
        if rng.random() > (.85 if is_van else share):
            continue
        color = rng.choice(((.72, .72, .71), (.72, .72, .71), (.72, .72, .71), (.03, .22, .24))) if is_van else rng.choice(vehicles.CAR_COLORS)
        mesh = van if is_van else rng.choice(cars)
        place_mesh(mesh, (x + rng.gauss(0, .08), y + rng.gauss(0, .12), .03), turn + (math.pi if rng.random() < .12 else 0) + rng.gauss(0, .01), color)


def build_canopies(stalls):
    """A solar roof on posts over each row of van stalls."""
    s, steel, panels = Shape('canopies'), get_paint('canopy steel', (.30, .31, .32), .5, .5), get_solar_panel()
    for y in sorted({y for _, y, _ in stalls}):
        xs = [x for x, at, _ in stalls if at == y]
        x0, x1 = min(xs) - 1.4, max(xs) + 1.4
        s.face([(x0, y - 3.1, 4.1), (x1, y - 3.1, 4.1), (x1, y + 3.1, 4.7), (x0, y + 3.1, 4.7)], panels)
        s.face([(x0, y - 3.1, 4.0), (x1, y - 3.1, 4.0), (x1, y + 3.1, 4.6), (x0, y + 3.1, 4.6)], steel)
        count = max(2, int((x1 - x0) / 8))
        for i in range(count + 1):
            x = x0 + .4 + (x1 - x0 - .8) * i / count
            s.box(x - .12, x + .12, y - .12, y + .12, 0, 4.3, steel)
            s.box(x - .1, x + .1, y - 2.9, y + 2.9, 3.9, 4.05, steel)
    s.place()
