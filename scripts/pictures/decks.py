"""Upper floors of a multistory building: truck courts on decks, and the spiral ramp that leads to them."""
import math
import vehicles
from building import get_story_height
from materials import get_asphalt, get_concrete, get_paint
from shapes import Shape, place_mesh

SLAB = .9
PARAPET = 1.2
RAMP_RADIUS = (18, 32)
SEGMENTS_PER_TURN = 48


def build_decks(f, plan, docks):
    """Repeats the dock doors of the ground floor on each upper floor, with a deck in front of them."""
    if f.floors == 1:
        return
    story = get_story_height(f)
    depth, l, wall = plan.court_depth, f.length / 2, -f.depth / 2
    s, slab, road = Shape('decks'), get_concrete('deck', (.46, .45, .43), 6.0), get_asphalt()
    band = get_paint('band', f.band, .55)
    ramp_y = wall - RAMP_RADIUS[1] - 2
    for level in range(1, f.floors):
        z = level * story
        s.box(-l, l, wall - depth, wall, z - SLAB, z, slab)
        s.flat(-l, l, wall - depth, wall, z + .02, road)
        s.box(-l, l, wall - depth - .3, wall - depth, z - SLAB, z + PARAPET, slab)
        s.box(-l, -l + .3, wall - depth, wall, z - SLAB, z + PARAPET, slab)
        s.box(l - .3, l, wall - depth, ramp_y - 8, z, z + PARAPET, slab)
        s.box(l - .3, l, ramp_y + 8, wall, z, z + PARAPET, slab)
        s.box(-l - .1, l + .1, -f.depth / 2 - .06, f.depth / 2 + .06, z - .3, z + .5, band)
        s.box(l, l + 8, ramp_y - 7, ramp_y + 7, z - SLAB, z, slab)  # The connection to the ramp.
        s.flat(l, l + 8, ramp_y - 7, ramp_y + 7, z + .02, road)
        repeat_trailers(f, plan, docks, z)
    top = (f.floors - 1) * story - SLAB
    for x in range(int(-l) + 6, int(l), 18):
        for y in (wall - depth + 1.5, wall - depth * .52):
            s.tube((x, y, 0), (x, y, top), .5, .5, slab, 14)
    build_ramp(s, (l + 8 + RAMP_RADIUS[1] - 4, ramp_y), story, f.floors - 1, slab, road)
    s.place()


def repeat_trailers(f, plan, docks, z):
    rng, box, cab = f.rng, vehicles.create_trailer(), vehicles.create_tractor()
    for x, y, turn in docks:
        if rng.random() < .55:
            place_mesh(box, (x, y - .42, z + .03), turn, rng.choice(vehicles.TRAILER_COLORS))
            if rng.random() < .3:
                place_mesh(cab, (x, y - 15.42, z + .03), turn, rng.choice(vehicles.TRACTOR_COLORS))
    for x, tail, _ in plan.trailer_stalls():
        if rng.random() < .5:
            place_mesh(box, (x, -f.depth / 2 - tail + 1.2, z + .03), math.pi, rng.choice(vehicles.TRAILER_COLORS))


def build_ramp(s, center, story, turns, slab, road):
    """One turn per story. It starts and ends at the side of the building."""
    inner, outer = RAMP_RADIUS
    at = lambda angle, radius, z: (center[0] + math.cos(angle) * radius, center[1] + math.sin(angle) * radius, z)
    for i in range(turns * SEGMENTS_PER_TURN):
        a, b = (math.pi - 2 * math.pi * (i + k) / SEGMENTS_PER_TURN for k in (0, 1))
        za, zb = (story * (i + k) / SEGMENTS_PER_TURN for k in (0, 1))
        ring = lambda angle, z: [at(angle, inner, z), at(angle, outer, z), at(angle, outer, z - SLAB), at(angle, inner, z - SLAB)]
        s.loft([ring(a, za), ring(b, zb)], slab, caps=False)
        s.face([at(a, inner, za + .03), at(a, outer, za + .03), at(b, outer, zb + .03), at(b, inner, zb + .03)], road)
        is_open = i % SEGMENTS_PER_TURN < 4 or i % SEGMENTS_PER_TURN >= SEGMENTS_PER_TURN - 4
        for radius in (inner, outer):
            if radius == outer and is_open:
                continue  # Trucks drive on and off here.
            rail = lambda angle, z: [at(angle, radius - .15, z - SLAB), at(angle, radius + .15, z - SLAB), at(angle, radius + .15, z + PARAPET), at(angle, radius - .15, z + PARAPET)]
            s.loft([rail(a, za), rail(b, zb)], slab, caps=False)
        if i % 6 == 0:
            for radius in (inner + 1, outer - 1):
                s.tube(at(a, radius, 0), at(a, radius, max(.1, za - SLAB)), .45, .45, slab, 12)
