"""The building: paneled walls, dock doors, drive-in doors, glazed office, roof."""
import math
from types import SimpleNamespace
from facts import ENCLOSED_DOCK_HEIGHT, ROOF_ABOVE_CLEAR_HEIGHT
from materials import get_concrete, get_glass, get_glow, get_paint, get_roofing, get_solar_panel
from shapes import Shape, place_mesh

DOOR = 3.66  # Distance between the centers of dock doors: 12 ft.


def get_wall_point(f, side, along, out):
    """Returns a point on the side s, n, e or w: `along` from its left end as seen from outside, `out` from its face."""
    x, y = f.length / 2, f.depth / 2
    return {'s': (-x + along, -y - out), 'n': (x - along, y + out), 'e': (x + out, -y + along), 'w': (-x - out, y - along)}[side]


def add_wall_box(shape, f, side, a0, a1, o0, o1, z0, z1, material):
    (x0, y0), (x1, y1) = get_wall_point(f, side, a0, o0), get_wall_point(f, side, a1, o1)
    shape.box(x0, x1, y0, y1, z0, z1, material)


def build_walls(f):
    """Walls of the main volume, and of the low enclosed dock of a cold store in front of its dock side."""
    annex = f.enclosed_dock
    build_wall_ring(f, 'walls', f.depth / 2 - annex / 2, annex / 2, f.height)
    if annex:
        build_wall_ring(f, 'enclosed dock walls', annex / 2, -f.depth / 2 + annex / 2, ENCLOSED_DOCK_HEIGHT)


def build_wall_ring(f, name, half_depth, center_y, h):
    """Four walls around a volume that is as long as the building."""
    volume = SimpleNamespace(length=f.length, depth=half_depth * 2)
    s, metal, style = Shape(name), f.scheme == 'metal' or f.type == 'Cold storage', get_wall_style(f)
    wall = get_paint('wall', f.wall, .38 if metal else .75, .3 if metal else 0, .10)
    accent, base, band = get_paint('accent', f.accent, .6), get_paint('base', f.base, .8), get_paint('band', f.band, .55)
    second = get_paint('second wall', tuple(c * .72 for c in f.wall), .75)
    joint, pane = get_paint('joint', (.05, .05, .05), .9), get_paint('window', (.02, .03, .04), .06)
    lit = get_glow('window lit', (1, .62, .30), .16) if f.hour in ('dusk', 'dawn') else pane
    s.box(-f.length / 2 + .16, f.length / 2 - .16, -half_depth + .16, half_depth - .16, 0, h - .5, joint)
    stripe = h * f.rng.choice((.62, .70, .80))
    for side in 'snew':
        span = f.length if side in 'sn' else volume.depth
        count = max(3, round(span / 9.1))
        width = span / count
        doors = side == 's' or (side == 'n' and f.sides == 2)
        for i in range(count):
            gap = 0 if style == 'ribs' else .014
            a, b = i * width + gap, (i + 1) * width - gap
            strong = style != 'ribs' and (i in (0, count - 1) or (i % 6 == 0 and count - i > 5 and i > 3))
            face, top = (accent, h + .9) if strong else (wall, h)
            out = .10 if strong else 0.0
            if metal:
                z = 1.2
                add_wall_box(s, volume, side, a, b, -.2, out, 0, 1.2, base)
                while z < top - .2:
                    add_wall_box(s, volume, side, a, b, -.2, out, z + .02, min(z + 1.1, top), face)
                    z += 1.1
                if not strong:
                    add_wall_box(s, volume, side, a - .014, b + .014, 0, .02, h * .86, h * .93, band)
            elif style == 'ribs':
                add_wall_box(s, volume, side, a, b, -.2, 0, 0, 1.2, base)
                add_wall_box(s, volume, side, a, b, -.2, 0, 1.225, h - 1.6, wall)
                add_wall_box(s, volume, side, a - .014, b + .014, -.2, .05, h - 1.575, h, band)
                for k in range(5):
                    at = a + width * (k + .5) / 5
                    add_wall_box(s, volume, side, at - .16, at + .16, 0, .09, 1.225, h - 1.6, wall)
            else:
                upper = face if strong else {'two tones': second, 'checks': second if i % 2 else wall}.get(style, wall)
                add_wall_box(s, volume, side, a, b, -.2, out, 0, 1.2, face if strong else base)
                add_wall_box(s, volume, side, a, b, -.2, out, 1.225, stripe, face if strong or style != 'checks' or i % 2 else second)
                add_wall_box(s, volume, side, a, b, -.2, out + (0 if strong else .02), stripe + .025, stripe + (.45 if style == 'checks' else 1.0), face if strong else band)
                add_wall_box(s, volume, side, a, b, -.2, out, stripe + (.475 if style == 'checks' else 1.025), top, upper)
            add_wall_box(s, volume, side, a - .014, b + .014, -.4, out + .05, top, top + .12, get_paint('coping', (.3, .3, .31), .4, .6))
            if not strong and not metal and style != 'ribs' and f.type != 'Data center':
                z = stripe - 2.4
                for k in ((.18, .46), (.54, .82)):
                    add_wall_box(s, volume, side, a + width * k[0], a + width * k[1], -.1, .03, z, z + 1.25, lit if f.rng.random() < .8 else pane)
            if f.type == 'Data center' and i % 2 == 1 and side in 'ew':
                for k in range(9):  # Louvers.
                    add_wall_box(s, volume, side, a + .8, b - .8, 0, .14, h * .45 + k * .36, h * .45 + k * .36 + .2, accent)
            if f.scheme == 'timber' and not doors and not strong:
                for k in range(8):
                    at = a + width * (k + .5) / 8
                    add_wall_box(s, volume, side, at - .09, at + .09, 0, .28, 1.0, h + .25, accent)
            if i % 3 == 1:
                add_wall_box(s, volume, side, b - .13, b + .02, 0, .15, .3, h - .6, get_paint('downspout', tuple(c * .8 for c in f.wall), .5))
    return s.place((0, center_y, 0))


def get_wall_style(f):
    """Fluted panels without windows until 1990. Later buildings have a stripe, two tones or alternating panels."""
    if f.scheme in ('timber', 'metal', 'brick') or f.type in ('Data center', 'Cold storage'):
        return 'stripe'
    return 'ribs' if f.year < 1990 else f.wall_style


def get_story_height(f):
    return (f.height - ROOF_ABOVE_CLEAR_HEIGHT) / f.floors


def create_dock_door(f, lit, open_door):
    """One dock position, seen from -y. The face of the wall is at y = 0 and the court at z = 0."""
    s = Shape('dock')
    rubber, leaf_paint, steel = get_paint('rubber', (.014, .014, .015), .9), get_paint('door leaf', (.62, .62, .60), .5), get_paint('leveler', (.09, .09, .10), .5, .6)
    yellow = get_paint('yellow', (.62, .40, .02), .6)
    s.box(-1.68, 1.68, -.14, 0, .15, 1.2, get_paint('pit', (.19, .185, .18), .9))
    s.box(-1.66, -1.22, -.5, 0, 1.22, 4.55, rubber)
    s.box(1.22, 1.66, -.5, 0, 1.22, 4.55, rubber)
    s.box(-1.66, 1.66, -.56, 0, 4.0, 4.62, rubber)
    if open_door:
        s.box(-1.22, 1.22, -.03, .0, 1.22, 4.0, get_glow('inside', (1, .74, .42), .6 if lit else .3))
        s.box(-1.22, 1.22, -.06, .0, 3.4, 4.0, leaf_paint)
    else:
        for k in range(5):
            s.box(-1.22, 1.22, -.06, 0, 1.24 + k * .555, 1.77 + k * .555, leaf_paint)
        s.box(-.3, .3, -.075, 0, 2.62, 2.82, get_paint('window', (.02, .03, .04), .06))
    s.box(-1.0, 1.0, -.38, 0, 1.08, 1.2, steel)
    for x in (-1.25, 1.25):
        s.box(x - .17, x + .17, -.32, 0, .72, 1.2, rubber)
        s.box(x * 1.36 - .04, x * 1.36 + .04, -.53, -.48, 1.3, 4.0, yellow)
    s.box(1.75, 1.95, -.12, 0, 2.5, 2.95, get_paint('signal box', (.1, .1, .1), .6))
    s.box(1.79, 1.91, -.14, -.1, 2.75, 2.88, get_glow('green', (.05, 1, .25), 1.5) if f.rng.random() < .6 else get_glow('red', (1, .04, .02), 1.5))
    s.box(-.22, .22, -.26, 0, 5.1, 5.28, steel)
    s.box(-.2, .2, -.24, -.05, 5.06, 5.11, get_glow('dock lamp', (1, .84, .58), 3 if lit else 1.2))
    s.box(-.25, .25, -.02, 0, 4.68, 4.98, get_paint('number', (.75, .75, .73), .6))
    return s.mesh()


def create_drive_in(f):
    s, yellow = Shape('drive-in'), get_paint('yellow', (.62, .40, .02), .6)
    frame, leaf_paint = get_paint('accent', f.accent, .6), get_paint('door leaf', (.62, .62, .60), .5)
    s.box(-2.15, 2.15, -.12, 0, 0, 4.6, frame)
    for k in range(6):
        s.box(-1.83, 1.83, -.16, 0, .05 + k * .71, .73 + k * .71, leaf_paint)
    for x in (-2.5, 2.5):
        s.tube((x, -.9, 0), (x, -.9, 1.15), .11, .11, yellow, 12)
    return s.mesh()


def get_door_pitch(f, per_side):
    room = f.length - 24 - (14 if f.front < 0 else 0)
    return min(room / (per_side + f.drive_ins / f.sides * 1.5), DOOR * 1.5)


def build_doors(f):
    """Places dock doors and drive-in doors, and returns the dock positions of the ground floor as (x, y, turn)."""
    lit = f.hour in ('dusk', 'dawn')
    kinds = [create_dock_door(f, lit, o) for o in (False, False, False, True, False)]
    spots = []
    for n, side in enumerate('sn'[:f.sides]):
        per_side = (f.docks + n) // f.sides
        pitch = get_door_pitch(f, per_side)
        first = (f.length - per_side * pitch) / 2 - (8 if (f.front < 0) else 0) * (1 if side == 's' else -1)
        for i in range(per_side):
            x, y = get_wall_point(f, side, first + (i + .5) * pitch, 0)
            turn = 0 if side == 's' else math.pi
            for level in range(1 + sum(i < count for count in f.upper_docks)):
                place_mesh(f.rng.choice(kinds), (x, y, level * get_story_height(f)), turn)
            spots.append((x, y, turn))
        drive = create_drive_in(f)
        for k in range(round(f.drive_ins / f.sides)):
            end = first - 5 - (k // 2) * 6 if k % 2 == 0 else first + per_side * pitch + 5 + (k // 2) * 6
            if 4 < end < f.length - 4:
                x, y = get_wall_point(f, side, end, 0)
                place_mesh(drive, (x, y, 0), 0 if side == 's' else math.pi)
    front = create_drive_in(f) if f.front_drive_ins else None
    for i in range(f.front_drive_ins):
        x, y = get_wall_point(f, 'n', 42 + (i + .5) * (f.length - 50) / f.front_drive_ins, 0)
        place_mesh(front, (x, y, 0), math.pi)
    return spots


def build_office(f):
    if f.office == 'glass':
        build_glass_office(f)
    elif f.office == 'ribbon':
        build_ribbon_office(f)
    else:
        build_low_office(f)
    for i in range(f.unit_entrances):
        build_unit_entrance(f, i)


def build_ribbon_office(f):
    """Two floors of offices with a ribbon window each, flush with the wall except for a shallow frame, and a recessed entrance."""
    s, sign = Shape('office'), f.front
    brick = f.scheme == 'brick' or f.has_brick_office
    wall = get_paint('office brick', (.27, .10, .065), .9, dirt=.2) if brick else get_paint('accent', f.accent, .6)
    trim, pane, frame = get_paint('office trim', (.58, .56, .52), .7), get_paint('dark glass', (.012, .015, .018), .05), get_paint('mullion', (.03, .033, .037), .4, .4)
    h, wide, out = 9.0, 34, 2.4
    x0, x1, wall_y = f.length / 2 - wide, f.length / 2 + (0 if f.office_shift else .6), sign * f.depth / 2
    y1 = wall_y + sign * out
    s.box(x0, x1, wall_y - sign * 6, y1, 0, h, wall)
    s.box(x0 - .15, x1 + .15, wall_y - sign * 6, y1 + sign * .15, h, h + .35, trim)
    s.flat(x0, x1, *sorted((wall_y - sign * 5.8, y1)), h + .36, get_roofing())
    door = (x0 + x1) / 2
    for z in (1.1, 5.2):
        s.box(x0 + 1, x1 - 1, y1, y1 + sign * .03, z, z + 2.2, pane)
        s.box(x0 + .8, x1 - .8, y1, y1 + sign * .16, z - .22, z, trim)
        for k in range(int((wide - 2) / 1.6) + 1):
            s.box(x0 + 1 + k * 1.6 - .04, x0 + 1 + k * 1.6 + .04, y1, y1 + sign * .07, z, z + 2.2, frame)
    s.box(door - 3.4, door + 3.4, y1, y1 + sign * .5, 0, h + 1.0, trim)
    s.box(door - 2.8, door + 2.8, y1 + sign * .5, y1 + sign * .53, 0, h - .6, pane)
    for k in range(5):
        s.box(door - 2.8 + k * 1.4 - .04, door - 2.8 + k * 1.4 + .04, y1 + sign * .5, y1 + sign * .6, 0, h - .6, frame)
    s.box(door - 4.2, door + 4.2, y1 + sign * .5, y1 + sign * 3.2, 3.0, 3.35, frame)
    for x in (door - 3.9, door + 3.9):
        s.tube((x, y1 + sign * 2.9, 0), (x, y1 + sign * 2.9, 3.0), .12, .12, frame, 10)
    s.place((f.office_shift, 0, 0))


def build_low_office(f):
    """One story of brick in front of the wall, with single windows under a deep flat roof."""
    s, sign = Shape('office'), f.front
    brick = f.style_choice(((.27, .10, .065), (.42, .30, .19), (.50, .44, .36)))
    wall, fascia = get_paint('office brick', brick, .9, dirt=.2), get_paint('accent', f.accent, .6)
    pane, frame = get_paint('dark glass', (.012, .015, .018), .05), get_paint('office trim', (.58, .56, .52), .7)
    h, wide, out = 4.3, 34, 6.5
    x0, x1, wall_y = f.length / 2 - wide, f.length / 2 - .4, sign * f.depth / 2
    y1 = wall_y + sign * out
    s.box(x0, x1, wall_y - sign * .3, y1, 0, h, wall)
    s.box(x0 - .9, x1 + .9, wall_y, y1 + sign * 1.1, h, h + .75, fascia)
    s.flat(x0 - .7, x1 + .7, *sorted((wall_y, y1 + sign * .9)), h + .76, get_roofing())
    door = x0 + wide * .32
    for k in range(9):
        x = x0 + 2.2 + k * 3.7
        if abs(x - door) < 3.4:
            continue
        s.box(x - 1.1, x + 1.1, y1, y1 + sign * .03, 1.0, 3.0, pane)
        s.box(x - 1.25, x + 1.25, y1, y1 + sign * .14, .82, 1.0, frame)
        s.box(x - .04, x + .04, y1, y1 + sign * .07, 1.0, 3.0, frame)
    s.box(door - 2.4, door + 2.4, y1, y1 + sign * .04, .05, 3.4, pane)
    for k in range(4):
        s.box(door - 2.4 + k * 1.6 - .05, door - 2.4 + k * 1.6 + .05, y1, y1 + sign * .12, .05, 3.4, frame)
    s.box(door - 3.2, door + 3.2, y1 + sign * .5, y1 + sign * 3.6, 3.5, 3.9, fascia)
    for x in (door - 2.9, door + 2.9):
        s.box(x - .22, x + .22, y1 + sign * 2.9, y1 + sign * 3.3, 0, 3.5, wall)
    s.place((f.office_shift, 0, 0))


def build_unit_entrance(f, index):
    """The entrance of one unit of a light industrial building: a glazed door and window under a canopy."""
    span = f.length / f.unit_entrances
    x = -f.length / 2 + (index + .5) * span
    office_x = f.length / 2 - 15 + f.office_shift
    if abs(x - office_x) < 26:
        return
    s, y = Shape('unit entrance'), f.depth / 2
    frame, pane, canopy = get_paint('mullion', (.03, .033, .037), .4, .4), get_paint('dark glass', (.012, .015, .018), .05), get_paint('band', f.band, .55)
    s.box(x - 5.2, x + 5.2, y, y + .35, 0, 4.9, get_paint('accent', f.accent, .6))
    s.box(x - 4.7, x + 4.7, y + .35, y + .38, .25, 3.3, pane)
    for k in range(7):
        s.box(x - 4.7 + k * 1.5667 - .05, x - 4.7 + k * 1.5667 + .05, y + .35, y + .45, .1, 3.3, frame)
    s.box(x - 5.4, x + 5.4, y + .35, y + 2.4, 3.4, 3.75, canopy)
    s.place()


def build_glass_office(f):
    """A glazed volume at the +x end of the front, 5 m in front of both walls, or in the middle of the front."""
    s, sign = Shape('office'), f.front
    h = 7.2 if f.sawtooth else min(f.height + 1.6, 13.5)
    wide, deep, out = 30, min(22, f.depth * .35), 5
    x1, x0 = f.length / 2 + out, f.length / 2 - wide
    y1, y0 = sign * (f.depth / 2 + out), sign * (f.depth / 2 - deep)
    frame, fascia = get_paint('mullion', (.03, .033, .037), .4, .4), get_paint('accent', f.accent, .6)
    pane, floor, back = get_glass(), get_paint('floor', (.35, .33, .30), .4), get_paint('inside wall', (.55, .50, .43), .8)
    soffit = get_paint('soffit', (.38, .19, .085), .6) if f.scheme in ('timber', 'teal', 'graphite', 'clay') else get_paint('soffit white', (.7, .7, .7), .6)
    lamp = get_glow('ceiling lamp', (1, .82, .58), 2.5 if f.hour in ('dusk', 'dawn') else 3)
    wx, wy = f.length / 2 + .3, sign * (f.depth / 2 + .3)
    s.box(x0 + .3, x1 - .3, wy, y1 - sign * .3, .02, .16, floor)
    s.box(wx, x1 - .3, y0, y1 - sign * .3, .02, .16, floor)
    s.box(x0, wx, wy - sign * .02, wy, .1, h - .6, back)
    s.box(wx - .02, wx, y0, wy, .1, h - .6, back)
    half = h * .5
    for z in (half, h - .75):
        s.box(x0 + .2, x1 - .25, wy, y1 - sign * .25, z - .35, z, get_paint('slab', (.6, .6, .58), .8))
        s.box(wx, x1 - .25, y0, y1 - sign * .25, z - .35, z, get_paint('slab', (.6, .6, .58), .8))
        for k in range(int((x1 - x0) / 3)):
            s.box(x0 + 1 + k * 3, x0 + 2.8 + k * 3, wy + sign * 2.2, wy + sign * 2.4, z - .4, z - .35, lamp)
        for k in range(int(deep / 3)):
            s.box(wx + 2.1, wx + 2.3, y1 - sign * (4 + k * 3), y1 - sign * (5.8 + k * 3), z - .4, z - .35, lamp)
    s.box(x0 - .6, x1 + .7, y0, y1 + sign * .7, h - .75, h + .55, fascia)
    s.flat(x0 - .2, x1 + .3, *sorted((y0, y1 + sign * .3)), h + .56, get_roofing())
    s.box(x0 - .5, x1 + .6, y0, y1 + sign * .6, h - .80, h - .75, soffit)
    s.box(x0 - .6, x0, wy - sign * .4, y1 + sign * .3, 0, h - .7, fascia)
    s.box(wx - .4, x1 + .3, y0 - sign * .6, y0, 0, h - .7, fascia)
    s.face([(x0, y1, .1), (x1, y1, .1), (x1, y1, h - .75), (x0, y1, h - .75)], pane)
    s.face([(x1, y0, .1), (x1, y1, .1), (x1, y1, h - .75), (x1, y0, h - .75)], pane)
    for z0, z1 in ((.05, .25), (half - .45, half + .35), (half + 2.6, half + 2.68), (2.75, 2.85)):
        s.box(x0, x1 + .03, y1 - sign * .04, y1 + sign * .05, z0, z1, frame)
        s.box(x1 - .04, x1 + .05, y0, y1 + sign * .03, z0, z1, frame)
    for k in range(int((x1 - x0) / 2.3) + 1):
        x = x1 - k * 2.3
        s.box(x - .035, x + .035, y1 - sign * .06, y1 + sign * .16, .05, h - .75, frame)
    for k in range(int(deep / 2.3) + 3):
        y = y1 - sign * k * 2.3
        if (y - y0) * sign > 0:
            s.box(x1 - .06, x1 + .16, y - .035, y + .035, .05, h - .75, frame)
    cx = x1 - 9
    s.box(cx - 4.5, cx + 4.5, y1, y1 + sign * 3.4, 3.15, 3.45, fascia)
    s.box(cx - 4.3, cx + 4.3, y1, y1 + sign * 3.2, 3.12, 3.15, soffit)
    for x in (cx - 4.1, cx + 4.1):
        s.tube((x, y1 + sign * 3, 0), (x, y1 + sign * 3, 3.2), .1, .1, frame, 10)
    for x in (cx - 1.0, cx + .05):
        s.box(x, x + .95, y1 + sign * .02, y1 + sign * .1, .15, 2.6, get_paint('dark glass', (.012, .015, .018), .05))
    for k in range(6):
        s.box(x0 + 3 + k * 4.6, x0 + 4.6 + k * 4.6, wy + sign * .8, wy + sign * 1.5, .16, .9, get_paint('desk', (.3, .2, .12), .6))
    s.place((f.office_shift, 0, 0))


def list_skylights(f):
    """Divides the roof into cells. Returns how many there are along x and along y, and those that have a skylight in their middle."""
    nx, ny = int(f.length / 17), max(2, int(f.depth / 18))
    if f.sawtooth or f.type in ('Cold storage', 'Data center'):
        return nx, ny, set()
    return nx, ny, {(i, j) for i in range(nx) for j in range(ny) if not has_solar_panels(f, nx, ny, i, j)}


def has_solar_panels(f, nx, ny, i, j):
    return f.solar and not f.sawtooth and i % 7 != 0 and 1 <= i < nx - 1 and 0 < j < ny - (0 if f.depth < 90 else 1)


def build_roof(f):
    s, h = Shape('roof'), f.height
    white = get_roofing()
    s.flat(-f.length / 2 + .2, f.length / 2 - .2, -f.depth / 2 + .2 + f.enclosed_dock, f.depth / 2 - .2, h - .45, white)
    if f.enclosed_dock:
        s.flat(-f.length / 2 + .2, f.length / 2 - .2, -f.depth / 2 + .2, -f.depth / 2 + f.enclosed_dock, ENCLOSED_DOCK_HEIGHT - .45, white)
    units = []
    unit, curb = get_paint('roof unit', (.55, .56, .56), .5, .3), get_paint('underside', (.03, .03, .03), .8)
    for i in range(0 if f.type == 'Data center' else max(3, int(f.length / 45))):
        for j in (-.28, .22):
            x, y = -f.length / 2 + (i + .5) * f.length / max(3, int(f.length / 45)) + f.rng.uniform(-4, 4), f.depth * j + f.rng.uniform(-3, 3)
            if f.rng.random() < .75:
                units.append((x, y))
                s.box(x - 2.4, x + 2.4, y - 1.2, y + 1.2, h - .2, h + 1.5, unit)
                s.tube((x - 1, y, h + 1.5), (x - 1, y, h + 1.62), .8, .8, curb, 14)
                s.tube((x + 1.1, y, h + 1.5), (x + 1.1, y, h + 1.62), .8, .8, curb, 14)
    light = get_paint('skylight', (.72, .78, .8), .15)
    nx, ny, skylights = list_skylights(f)
    panels = get_solar_panel()
    for i in range(nx):
        for j in range(ny):
            x, y = -f.length / 2 + (i + .5) * f.length / nx, -f.depth / 2 + (j + .5) * f.depth / ny
            if has_solar_panels(f, nx, ny, i, j):
                for k in range(5):
                    yy = y - 6 + k * 2.6
                    if any(abs(x - ux) < 11 and abs(yy + 1 - uy) < 2.6 for ux, uy in units):
                        continue  # No panels under a roof unit.
                    s.face([(x - 8, yy, h - .1), (x + 8, yy, h - .1), (x + 8, yy + 2.1, h + .32), (x - 8, yy + 2.1, h + .32)], panels)
            elif (i, j) in skylights:
                s.box(x - 1.2, x + 1.2, y - .65, y + .65, h - .45, h - .05, light)
    if f.sawtooth:
        n = max(6, int(f.length / 11))
        pane = get_paint('saw glass', (.09, .14, .17), .05)
        for i in range(n):
            a, b = -f.length / 2 + .5 + i * (f.length - 1) / n, -f.length / 2 + .5 + (i + 1) * (f.length - 1) / n
            y0, y1 = -f.depth / 2 + .4, f.depth / 2 - .4
            s.face([(a, y0, h - .1), (b, y0, h + 3.6), (b, y1, h + 3.6), (a, y1, h - .1)], white)
            s.face([(b, y0, h - .1), (b, y1, h - .1), (b, y1, h + 3.6), (b, y0, h + 3.6)], pane)
            for y in (y0, y1):
                s.face([(a, y, h - .1), (b, y, h - .1), (b, y, h + 3.6)], get_paint('accent', f.accent, .6))
            for k in range(int(f.depth / 2)):
                s.box(b - .02, b + .06, y0 + k * 2, y0 + k * 2 + .08, h - .1, h + 3.6, get_paint('mullion', (.03, .033, .037), .4, .4))
    if f.type in ('Cold storage', 'Data center'):
        for row in (-.30, -.05, .20) if f.type == 'Data center' else (-.2,):
            for i in range(int(f.length / 14)):
                x, y = -f.length / 2 + 10 + i * 14, f.depth * row
                s.box(x - 4, x + 4, y - 2.2, y + 2.2, h - .2, h + 3.2, unit)
                for k in (-2.6, 0, 2.6):
                    s.tube((x + k, y, h + 3.2), (x + k, y, h + 3.45), 1.05, 1.05, curb, 16)
                s.tube((x - 7, y + 4, h + .4), (x + 7, y + 4, h + .4), .22, .22, get_paint('pipe', (.6, .62, .63), .3, .8), 8)
    s.place()


def build_building(f):
    build_walls(f)
    build_roof(f)
    build_office(f)
    return build_doors(f)
