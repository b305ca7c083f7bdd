"""The rail spur along the end of a building, with a car at each spot."""
import vehicles
from materials import get_concrete, get_paint
from shapes import Shape, place_mesh

GAUGE = 1.435
RAILCAR_PITCH = 17.6


def get_spur_x(f):
    """The track is beside the wall, or beyond an office that stands out at the same end."""
    has_office = f.rail_end > 0 and f.office_shift == 0
    return f.rail_end * (f.length / 2 + (9.5 if has_office else 3.6))


def build_rail(f):
    if not f.railcars:
        return
    s, x = Shape('rail'), get_spur_x(f)
    steel, ballast, tie = get_paint('rail steel', (.20, .17, .15), .45, .7), get_concrete('ballast', (.20, .19, .18), 90), get_paint('tie', (.09, .07, .055), .9)
    front, rear = f.depth / 2 - 4, -1500
    s.flat(x - 2.1, x + 2.1, rear, front, .06, ballast)
    for i in range(int((front + f.depth / 2 + 160) / .62)):
        s.box(x - 1.3, x + 1.3, front - i * .62 - .22, front - i * .62, .05, .14, tie)
    for side in (-1, 1):
        s.box(x + side * GAUGE / 2 - .04, x + side * GAUGE / 2 + .04, rear, front, .12, .28, steel)
    s.box(x - 1.4, x + 1.4, front, front + .5, .3, 1.3, get_paint('yellow', (.62, .40, .02), .6))
    s.place()
    doors = Shape('rail doors')
    wall = f.rail_end * f.length / 2
    spots = [front - 12 - i * RAILCAR_PITCH for i in range(f.railcars)]
    for y in spots:
        if abs(y) < f.depth / 2 - 3:
            doors.box(wall - .1, wall + f.rail_end * .14, y - 1.7, y + 1.7, 1.2, 4.6, get_paint('door leaf', (.62, .62, .60), .5))
            doors.box(wall - .1, wall + f.rail_end * .10, y - 2.0, y + 2.0, .9, 4.9, get_paint('accent', f.accent, .6))
    doors.place()
    cars = [vehicles.create_boxcar(), vehicles.create_hopper()]
    for i, y in enumerate(spots):
        place_mesh(cars[i % 3 == 1], (x, y, .28), 0, vehicles.RAILCAR_COLORS[(i * 5 + f.railcars) % len(vehicles.RAILCAR_COLORS)])
