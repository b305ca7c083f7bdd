"""The inside of a warehouse: slab, walls, column grid, joists, skylights, lamps, dock doors and racking. The floor is at z = 0, and docks are at -y as outside."""
import math
from building import get_door_pitch, get_wall_style, list_skylights
from equipment import create_forklift
from materials import get_deck, get_glow, get_paint, get_polished_slab
from racking import build_racking
from shapes import Shape, place_mesh

# What these cameras show is inside the building.
VIEWS = ('shell', 'speed-bay', 'racking')
# How far from the camera parts are built along the building, in meters.
REACH = 420
GIRDER_DEPTH, JOIST_DEPTH, JOIST_PITCH = 1.15, .8, 1.9
# Doors are 9 by 10 ft.
DOOR_WIDTH, DOOR_HEIGHT = 2.74, 3.05
WAINSCOT = 2.45


def get_viewpoint(f):
    """Returns the position of the camera, the point it is aimed at, and the focal length. All views look toward a dock wall or along it."""
    wall, bay = -f.depth / 2, f.columns_y[1] - f.columns_y[0]
    if f.camera == 'speed-bay':
        x = get_bay_center(f.columns_x, f.length * .22)
        return (x, wall + bay * .70, 2.3), (x - 60, wall + bay * .70 + 1.5, 6.2), 20
    x = get_bay_center(f.columns_x, f.length * .12)
    y = wall + min(f.depth - 3.5, 92)
    if f.camera == 'racking':
        return (x, y, 2.6), (x, y - 60, 8.5), 24
    return (x, y, 2.0), (x, y - 60, 7.4), 20


def get_bay_center(lines, near):
    return min(((a + b) / 2 for a, b in zip(lines, lines[1:])), key=lambda x: abs(x - near))


def build_interior(f, eye):
    """Builds the part of the warehouse that the camera can see. Returns the positions of the open doors."""
    span = (max(-f.length / 2, eye[0] - REACH), min(f.length / 2, eye[0] + REACH))
    build_floor(f, span)
    build_walls(f, span)
    build_roof(f, span)
    build_columns(f, span)
    build_lamps(f, span)
    open_doors = build_doors(f, span, eye)
    if f.camera == 'racking':
        build_racking(f, eye)
    else:
        turn, at = (1.9, (eye[0] - 21, eye[1] - 5.2)) if f.camera == 'speed-bay' else (.5, (eye[0] - 5.8, eye[1] - 30))
        place_mesh(create_forklift(), (*at, 0), turn)
    return open_doors


def build_floor(f, span):
    s, joint, yellow = Shape('slab'), get_paint('saw cut', (.10, .10, .10), .8), get_paint('floor line', (.60, .40, .03), .45, dirt=.5)
    d = f.depth / 2
    s.flat(*span, -d, d, 0, get_polished_slab())
    for a, b in zip(f.columns_x, f.columns_x[1:]):
        for x in (a, (a + b) / 2):
            if span[0] < x < span[1]:
                s.flat(x - .007, x + .007, -d, d, .002, joint)
    for a, b in zip(f.columns_y, f.columns_y[1:]):
        for y in (a, (a + b) / 2):
            s.flat(*span, y - .007, y + .007, .002, joint)
    for side in get_dock_signs(f):  # A walkway along the first column line.
        line = f.columns_y[1] if side < 0 else f.columns_y[-2]
        for y in (line - side * .9, line - side * 2.3):
            s.flat(*span, y - .05, y + .05, .004, yellow)
    s.place()


def get_dock_signs(f):
    return (-1, 1)[:f.sides]


def build_walls(f, span):
    """Painted panels with joints, a darker lower part, and the windows that the outside shows."""
    s, h, d = Shape('inside walls'), get_deck_height(f), f.depth / 2
    wall, low, joint = get_paint('inside panel', (.80, .80, .77), .8), get_paint('wainscot', tuple(min(.3, c * .8 + .03) for c in f.accent), .6), get_paint('panel joint', (.22, .22, .21), .9)
    for y in (-d, d):
        out = math.copysign(.25, y)
        s.box(*span, y, y + out, WAINSCOT, h, wall)
        s.box(*span, y, y + out, 0, WAINSCOT, low)
        count = max(3, round(f.length / 9.1))
        for i in range(count + 1):
            x = -f.length / 2 + i * f.length / count
            if span[0] <= x <= span[1]:
                s.box(x - .012, x + .012, y - out * .02, y, 0, h, joint)
    for x in (-f.length / 2, f.length / 2):
        out = math.copysign(.25, x)
        if span[0] <= x <= span[1]:
            s.box(x, x + out, -d, d, WAINSCOT, h, wall)
            s.box(x, x + out, -d, d, 0, WAINSCOT, low)
            for i in range(1, round(f.depth / 9.1)):
                y = -d + i * f.depth / round(f.depth / 9.1)
                s.box(x - out * .02, x, y - .012, y + .012, 0, h, joint)
    s.place()
    if get_wall_style(f) != 'ribs' and f.scheme != 'metal':
        build_windows(f, span)


def build_windows(f, span):
    s, d, frame, sky = Shape('inside windows'), f.depth / 2, get_paint('mullion', (.03, .033, .037), .4, .4), get_glow('daylight', (.80, .90, 1), 1.5, 1.0)
    count, z = max(3, round(f.length / 9.1)), f.clear_height * .70
    width = f.length / count
    for i in range(1, count - 1):
        for part in ((.18, .46), (.54, .82)):
            a, b = (-f.length / 2 + (i + k) * width for k in part)
            if a < span[0] or b > span[1]:
                continue
            for y in (-d, d):
                inward = -math.copysign(1, y)
                s.box(a - .06, b + .06, y, y + inward * .05, z - .06, z + 1.31, frame)
                s.box(a, b, y + inward * .05, y + inward * .06, z, z + 1.25, sky)
    s.place()


def get_deck_height(f):
    return f.clear_height + GIRDER_DEPTH


def build_roof(f, span):
    """The deck with its skylights, joist girders on the lettered column lines, and joists between them."""
    top, deck, curb = get_deck_height(f), get_deck(), get_paint('skylight curb', (.74, .74, .73), .7)
    nx, ny, lights = list_skylights(f)
    s, w, d = Shape('deck'), f.length / nx, f.depth / ny
    for i in range(nx):
        x0 = -f.length / 2 + i * w
        if x0 + w < span[0] or x0 > span[1]:
            continue
        for j in range(ny):
            y0 = -f.depth / 2 + j * d
            if (i, j) not in lights:
                s.flat(x0, x0 + w, y0, y0 + d, top, deck)
                continue
            a, b, c, e = x0 + w / 2 - 1.2, x0 + w / 2 + 1.2, y0 + d / 2 - .65, y0 + d / 2 + .65
            for rect in ((x0, a, y0, y0 + d), (b, x0 + w, y0, y0 + d), (a, b, y0, c), (a, b, e, y0 + d)):
                s.flat(*rect, top, deck)
            for rect in ((a - .03, a, c, e), (b, b + .03, c, e), (a, b, c - .03, c), (a, b, e, e + .03)):
                s.box(*rect, top, top + .38, curb)
    s.place()
    girders, joists = {}, {}
    for x0, x1 in zip(f.columns_x, f.columns_x[1:]):
        if x1 < span[0] or x0 > span[1]:
            continue
        long = round(x1 - x0, 2)
        if long not in girders:
            girders[long] = create_truss(long, GIRDER_DEPTH, .075, 1.1)
        for y in f.columns_y[1:-1]:
            place_mesh(girders[long], (x0, y, f.clear_height))
        pitch = (x1 - x0) / max(1, round((x1 - x0) / JOIST_PITCH))
        for y0, y1 in zip(f.columns_y, f.columns_y[1:]):
            deep = round(y1 - y0, 2)
            if deep not in joists:
                joists[deep] = create_truss(deep, JOIST_DEPTH, .04, .62)
            for k in range(round((x1 - x0) / pitch)):
                place_mesh(joists[deep], (x0 + k * pitch, y0, f.clear_height + GIRDER_DEPTH - JOIST_DEPTH), math.pi / 2)


def create_truss(long, deep, chord, panel):
    """An open-web truss along x from the origin."""
    s, paint = Shape('truss'), get_paint('joist', (.62, .63, .63), .55)
    for z in (0, deep - chord):
        s.box(0, long, -chord, chord, z, z + chord, paint)
    count = max(4, round(long / panel / 2) * 2)
    for i in range(count):
        z = (chord, deep - chord)
        s.tube((i * long / count, 0, z[i % 2]), ((i + 1) * long / count, 0, z[1 - i % 2]), chord * .36, chord * .36, paint, 5)
    return s.mesh()


def build_columns(f, span):
    s, steel, yellow = Shape('column'), get_paint('column', (.60, .61, .61), .45), get_paint('column guard', (.66, .42, .02), .5)
    red, plate = get_paint('extinguisher', (.45, .02, .02), .4), get_paint('base plate', (.14, .14, .14), .6)
    s.box(-.15, .15, -.15, .15, 0, f.clear_height + .2, steel)
    s.box(-.19, .19, -.19, .19, .03, 1.25, yellow)
    s.box(-.26, .26, -.26, .26, 0, .03, plate)
    plain = s.mesh()
    s.tube((.27, 0, 1.35), (.27, 0, 1.85), .085, .085, red, 12)
    s.box(.15, .36, -.14, .14, 2.05, 2.35, red)
    equipped = s.mesh()
    for i, x in enumerate(f.columns_x[1:-1]):
        if span[0] < x < span[1]:
            for j, y in enumerate(f.columns_y[1:-1]):
                place_mesh(equipped if (i + j) % 3 == 0 else plain, (x, y, 0))


def build_lamps(f, span):
    """Rows of linear fixtures: along the dock walls in the first bay, and at a right angle to them elsewhere."""
    s, housing, lamp = Shape('fixture'), get_paint('fixture', (.55, .55, .55), .5), get_glow('tube', (1, .96, .90), 9, .1)
    s.box(-1.8, 1.8, -.15, .15, .03, .13, housing)
    s.box(-1.8, 1.8, -.12, .12, 0, .03, lamp)
    s.box(-.9, -.89, -.01, .01, .13, .8, housing)
    s.box(.89, .9, -.01, .01, .13, .8, housing)
    mesh, z = s.mesh(), f.clear_height + .05
    first, last = 1, len(f.columns_y) - (2 if f.sides == 2 else 1)
    for x0, x1 in zip(f.columns_x, f.columns_x[1:]):
        if x1 < span[0] or x0 > span[1]:
            continue
        for side in get_dock_signs(f):
            y = (f.columns_y[0] + f.columns_y[1]) / 2 if side < 0 else (f.columns_y[-2] + f.columns_y[-1]) / 2
            for k in range(4):
                place_mesh(mesh, (x0 + (k + .5) * (x1 - x0) / 4, y, z))
        for y0, y1 in zip(f.columns_y[first:last], f.columns_y[first + 1:last + 1]):
            for k in range(4):
                place_mesh(mesh, ((x0 + x1) / 2, y0 + (k + .5) * (y1 - y0) / 4, z), math.pi / 2)


def create_door(is_open):
    """One dock position, seen from inside. The face of the wall is at y = 0."""
    s, w, h = Shape('inside door'), DOOR_WIDTH / 2, DOOR_HEIGHT
    leaf, steel, dark = get_paint('inside leaf', (.70, .70, .68), .45), get_paint('track', (.40, .41, .42), .4, .6), get_paint('leveler', (.09, .09, .10), .5, .6)
    yellow, pane = get_paint('column guard', (.66, .42, .02), .5), get_glow('daylight', (.80, .90, 1), 1.5, 1.0)
    lift = h + .1 if is_open else 0
    if is_open:
        s.box(-w, w, 0, .02, 0, h, get_glow('open door', (1, .97, .92), 2.4, 1.0))
    for k in range(5):
        s.box(-w, w, .05, .10, lift + k * h / 5 + .01, lift + (k + 1) * h / 5 - .01, leaf)
    s.box(-.32, .32, .10, .11, lift + h * .46, lift + h * .54, pane)
    for x in (-1, 1):
        s.box(x * w, x * (w + .12), 0, .16, 0, h * 2.1, steel)
        s.tube((x * (w + .42), .55, 0), (x * (w + .42), .55, 1.1), .085, .085, yellow, 14)
        s.box(x * 1.06, x * .98, .3, 2.5, .003, .006, yellow)
    s.box(-w, w, 0, .1, h * 2.1, h * 2.1 + .2, steel)
    s.box(-.98, .98, .3, 2.5, .001, .012, dark)
    s.box(-.19, .19, .01, .03, h * 2.1 + .35, h * 2.1 + .73, get_paint('number', (.75, .75, .73), .6))
    s.box(w + .25, w + .55, 0, .16, 1.25, 1.75, get_paint('control box', (.30, .31, .32), .5))
    s.box(w + .35, w + .45, .16, .17, 1.85, 1.95, get_glow('red', (1, .04, .02), 1.5) if is_open else get_glow('green', (.05, 1, .25), 1.5))
    return s.mesh()


def build_doors(f, span, eye):
    """Places the dock doors of each side at the middle of the wall. Returns the positions of the open ones as (x, y, side)."""
    meshes, found = [create_door(False), create_door(True)], []
    for n, side in enumerate(get_dock_signs(f)):
        count = (f.docks + n) // f.sides
        pitch = get_door_pitch(f, count)
        for i in range(count):
            x = (i - (count - 1) / 2) * pitch
            if not span[0] < x < span[1]:
                continue
            is_open = f.rng.random() < .22
            place_mesh(meshes[is_open], (x, side * f.depth / 2, 0), 0 if side < 0 else math.pi)
            if is_open:
                found.append((x, side * f.depth / 2, side))
    return sorted(found, key=lambda p: math.dist(p[:2], eye[:2]))
