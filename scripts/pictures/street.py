"""The street with its traffic, the drives to the site, and the light poles."""
import math
import vehicles
from materials import get_asphalt, get_concrete, get_glow, get_paint
from shapes import Shape, place_mesh
from site_plan import CAR_MODULE_DEPTH


def build_street(f, plan, outlook):
    s, y, black = Shape('street'), plan.street, get_asphalt()
    white, yellow = get_paint('line', (.52, .52, .50), .7, dirt=.5), get_paint('yellow line', (.50, .31, .03), .7, dirt=.4)
    reach = outlook.get_street_reach(y)
    s.flat(-reach, reach, y - 8, y + 8, .02, black)
    for k in (-.16, .16):
        s.flat(-reach, reach, y + k - .06, y + k + .06, .035, yellow)
    for k in (-7.6, 7.6):
        s.flat(-reach, reach, y + k - .06, y + k + .06, .035, white)
    for i in range(int(reach / 6)):
        for k in (-3.8, 3.8):
            s.flat(-reach + i * 12, -reach + i * 12 + 3, y + k - .06, y + k + .06, .035, white)
    curb = get_concrete('curb', (.42, .41, .39), 3.0)
    for k in (-8.2, 8.0):
        s.box(-reach, reach, y + k, y + k + .2, 0, .16, curb)
    walk = get_concrete('walk', (.44, .42, .39), 1.6)
    side = 1 if y < 0 else -1
    s.box(-reach, reach, y + side * 11, y + side * 12.8, 0, .10, walk)
    mouth = plan.edge[2] if y < 0 else plan.edge[3]
    for x in plan.mouths:
        s.flat(x - 6.5, x + 6.5, *sorted((y, mouth + side)), .06, black)
    s.place()
    for k in (-900, 1050) if reach == 1600 else ():
        s = Shape('cross road')
        s.flat(k - 6, k + 6, -2500, 2500, .018, black)
        s.place()
    rng, mesh, cab, cars = f.rng, vehicles.create_trailer(), vehicles.create_tractor(), [vehicles.create_car(k) for k in ('sedan', 'suv', 'pickup')]
    x = -600
    while x < 600:
        lane = rng.choice((-5.7, -1.9, 1.9, 5.7))
        way = (1 if lane < 0 else -1) * (-1 if f.mirror else 1)
        turn = math.pi / 2 if way > 0 else -math.pi / 2
        if abs(x) < reach - 20 and (abs(x - f.length * .45) > 50 or f.camera in ('aerial', 'court')):
            if rng.random() < .3:
                place_mesh(mesh, (x, y + lane, .03), turn, rng.choice(vehicles.TRAILER_COLORS))
                place_mesh(cab, (x + way * 15, y + lane, .03), turn, rng.choice(vehicles.TRACTOR_COLORS))
            else:
                place_mesh(rng.choice(cars), (x, y + lane, .03), turn, rng.choice(vehicles.CAR_COLORS))
        x += rng.uniform(24, 80)


def build_light_poles(f, plan):
    """Returns the positions of the heads, because only those near the camera become lights."""
    s, heads = Shape('poles'), []
    pole, head = get_paint('pole', (.16, .165, .17), .5, .5), get_glow('pole lamp', (1, .84, .60), 6 if f.hour in ('dusk', 'dawn') else 1)
    spots = []
    for cx0, cx1, cy0, cy1 in plan.courts:
        far = (cy1 + 1.2, -1) if cy0 > 0 else (cy0 - 1.2, 1)
        spots += [(cx0 + 10 + i * 42, far[0], far[1]) for i in range(int((cx1 - cx0) / 42) + 1)]
    x0, x1, y0, y1 = plan.parking
    if f.sides == 2:
        spots += [(x0 + 10 + CAR_MODULE_DEPTH * r, y0 + 14 + i * 40, 0) for r in range(plan.modules) for i in range(int((y1 - y0) / 40))]
    else:
        spots += [(x0 + 20 + i * 36, y1 + 1.2, -1) for i in range(int((x1 - x0 - 20) / 36) + 1)]
    for x, y, way in spots:
        tall = 10.5
        s.tube((x, y, 0), (x, y, .8), .32, .32, get_concrete('curb', (.42, .41, .39), 3.0), 12)
        s.tube((x, y, .8), (x, y, tall), .11, .07, pole, 8)
        for k in ((way,) if way else (-1, 1)):
            s.box(x - .05, x + .05, y, y + k * 1.4, tall - .12, tall - .02, pole)
            s.box(x - .2, x + .2, y + k * 1.0, y + k * 1.75, tall - .16, tall, pole)
            s.box(x - .16, x + .16, y + k * 1.05, y + k * 1.7, tall - .18, tall - .16, head)
            heads.append((x, y + k * 1.4, tall - .3))
    s.place()
    return heads
