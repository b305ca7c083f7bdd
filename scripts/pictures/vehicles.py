"""Meshes of trailers, tractors, cars and vans without brands. The nose points to -y. The tail of a trailer is at y = 0."""
from materials import get_glass, get_glow, get_object_paint, get_paint
from shapes import Shape

TRAILER_COLORS = [(.72, .72, .71)] * 9 + [(.55, .56, .57)] * 3 + [(.03, .22, .24), (.04, .07, .15), (.30, .05, .035), (.05, .05, .055), (.50, .38, .20), (.1, .16, .12)]
TRACTOR_COLORS = [(.7, .7, .7), (.05, .08, .16), (.28, .03, .03), (.03, .03, .035), (.03, .22, .24), (.45, .46, .48), (.5, .2, .04)]
RAILCAR_COLORS = [(.19, .07, .045), (.30, .30, .29), (.42, .26, .06), (.12, .16, .19), (.24, .10, .06)]
CAR_COLORS = [(.7, .7, .7), (.6, .6, .6), (.25, .26, .27), (.04, .04, .045), (.02, .02, .022), (.05, .08, .17), (.3, .03, .03), (.4, .4, .38), (.12, .14, .12)]


def add_wheel(shape, x, y, radius=.5, width=.3):
    shape.tube((x - width / 2, y, radius), (x + width / 2, y, radius), radius, radius, get_paint('tire', (.018, .018, .018), .85), 14)
    shape.tube((x - width / 2 - .01, y, radius), (x + width / 2 + .01, y, radius), radius * .55, radius * .55, get_paint('rim', (.4, .4, .4), .4, .7), 10)


def create_trailer(length=16.15):
    s, body, frame, dark = Shape('trailer'), get_object_paint('trailer paint'), get_paint('steel', (.32, .33, .34), .5, .5), get_paint('underside', (.03, .03, .03), .8)
    s.box(-1.29, 1.29, -length, 0, 1.18, 4.08, body)
    s.box(-1.31, 1.31, -length, 0, 1.08, 1.24, frame)
    s.box(-1.31, 1.31, -length, 0, 4.02, 4.11, frame)
    for y in [-.05 - i * 1.22 for i in range(int(length / 1.22) + 1)]:
        s.box(-1.312, 1.312, y - .03, y + .03, 1.24, 4.02, body)
    for x in (-1.24, 0, 1.24):
        s.box(x - .05, x + .05, -.02, .03, 1.15, 4.05, frame)
    s.box(-.5, .5, -length + 1, -1, .85, 1.1, dark)
    for x in (-1.22, 1.22):
        s.box(x - .02, x + .02, -length + 4.6, -4.6, .42, 1.1, get_paint('skirt', (.5, .5, .5), .5))
        s.box(x * .82 - .07, x * .82 + .07, -length + 3.0, -length + 3.16, .05, 1.1, frame)
        for y in (-1.9, -3.15):
            add_wheel(s, x * .9, y)
    s.box(-1.1, 1.1, -.12, 0, .5, .62, frame)
    s.box(-1.2, -.95, -.01, .02, .95, 1.05, get_glow('tail lamp', (1, .03, .01), 1.2))
    s.box(.95, 1.2, -.01, .02, .95, 1.05, get_glow('tail lamp', (1, .03, .01), 1.2))
    return s.mesh()


def create_tractor():
    """The fifth wheel is at y = 0 and the nose at about y = -6.6."""
    s, body, dark, chrome = Shape('tractor'), get_object_paint('cab paint', .28), get_paint('underside', (.03, .03, .03), .8), get_paint('chrome', (.6, .6, .62), .2, 1)
    pane = get_paint('dark glass', (.012, .015, .018), .05)
    s.box(-.45, .45, -6.2, 1.2, .75, 1.0, dark)
    section = lambda y, w, z0, z1: [(-w, y, z0), (w, y, z0), (w, y, z1 - .12), (w - .12, y, z1), (-w + .12, y, z1), (-w, y, z1 - .12)]
    s.loft([section(-.9, 1.22, .7, 3.95), section(-2.3, 1.22, .7, 3.9), section(-3.2, 1.18, .7, 3.15), section(-3.9, 1.12, .7, 2.95), section(-4.5, 1.05, .7, 2.05), section(-6.2, .88, .65, 1.72), section(-6.55, .75, .6, 1.45)], body)
    s.face([(-.98, -3.97, 2.82), (.98, -3.97, 2.82), (.92, -4.53, 2.08), (-.92, -4.53, 2.08)], pane)
    for x in (-1, 1):
        s.face([(x * 1.2, -3.0, 1.9), (x * 1.16, -3.75, 1.9), (x * 1.15, -3.75, 2.7), (x * 1.19, -3.0, 2.8)], pane)
        s.tube((x * 1.25, -1.0, .7), (x * 1.25, -1.0, 3.9), .09, .09, chrome)
        s.tube((x * 1.0, -1.4, .75), (x * 1.0, -2.9, .75), .33, .33, chrome, 12)
        add_wheel(s, x * 1.04, -5.3, .5, .34)
        add_wheel(s, x * .92, .35, .5, .55)
        add_wheel(s, x * .92, -.75, .5, .55)
    s.box(-.6, .6, -6.62, -6.5, .7, 1.35, chrome)
    for k in range(5):
        s.box(-.55, .55, -6.64, -6.62, .78 + k * .11, .82 + k * .11, dark)
    s.box(-1.18, 1.18, -6.72, -6.45, .38, .66, chrome)
    s.box(-1.12, 1.12, -3.55, -3.0, 3.0, 3.12, dark)
    s.box(-1.0, 1.0, -1.05, -.92, 3.9, 4.02, body)
    for x in (-1, 1):
        s.box(x * .68 - .16, x * .68 + .16, -6.55, -6.38, .92, 1.18, get_paint('lamp', (.8, .8, .78), .1))
        s.tube((x * 1.02 - .12, -5.3, .55), (x * 1.02 + .12, -5.3, .55), .62, .62, dark, 14)
        s.box(x * 1.5 - .11, x * 1.5 + .11, -3.72, -3.6, 1.75, 2.75, dark)
        s.box(min(x * 1.15, x * 1.5), max(x * 1.15, x * 1.5), -3.7, -3.64, 2.6, 2.66, dark)
        s.box(x * 1.225 - .008, x * 1.225 + .008, -2.95, -2.9, .8, 3.2, dark)
        s.box(x * 1.225 - .008, x * 1.225 + .008, -2.2, -1.2, 2.2, 2.9, pane)
        s.box(x * .92 - .3, x * .92 + .3, -1.35, .95, 1.02, 1.08, dark)
    return s.mesh()


def create_car(kind='sedan'):
    """The center is at the origin."""
    s, body, pane = Shape(kind), get_object_paint('car paint', .22), get_paint('dark glass', (.012, .015, .018), .05)
    long, hood, roof, rear = {'sedan': (2.35, .92, 1.44, .98), 'suv': (2.35, 1.08, 1.74, 1.12), 'pickup': (2.85, 1.15, 1.86, 1.15)}[kind]
    ring = lambda y, w, z0, z1: [(-w, y, z0 + .1), (-w * .92, y, z0), (w * .92, y, z0), (w, y, z0 + .1), (w * .98, y, z1 - .12), (w * .86, y, z1), (-w * .86, y, z1), (-w * .98, y, z1 - .12)]
    s.loft([ring(-long, .72, .32, hood * .78), ring(-long * .93, .86, .24, hood * .88), ring(-long * .4, .92, .22, hood), ring(long * .55, .92, .22, hood * 1.02), ring(long * .93, .88, .26, rear), ring(long, .78, .36, rear * .92)], body)
    cab = lambda y, w, z: [(-w, y, z), (w, y, z)]
    a, b, c, d = {'sedan': (-.35, -.08, .42, .74), 'suv': (-.35, -.12, .82, .95), 'pickup': (-.38, -.18, .18, .24)}[kind]
    low, high = hood - .03, roof
    s.loft([[(-.84, a * long, low), (.84, a * long, low), (.84, d * long, low), (-.84, d * long, low)], [(-.66, b * long, high - .06), (.66, b * long, high - .06), (.66, c * long, high - .06), (-.66, c * long, high - .06)]], pane)
    s.box(-.66, .66, b * long, c * long, high - .07, high, body)
    for x in (-.84, .84):
        for y in (-long * .62, long * .6):
            add_wheel(s, x, y, .35, .22)
        s.box(x * .85 - .14, x * .85 + .14, -long - .01, -long + .1, hood * .6, hood * .72, get_paint('lamp', (.8, .8, .78), .1))
        s.box(x * .85 - .1, x * .85 + .1, long - .1, long + .01, rear * .7, rear * .86, get_paint('red lamp', (.35, .01, .01), .2))
    return s.mesh()


def create_van():
    s, body, pane = Shape('van'), get_object_paint('van paint', .35), get_paint('dark glass', (.012, .015, .018), .05)
    ring = lambda y, w, z0, z1: [(-w, y, z0), (w, y, z0), (w, y, z1 * .6), (w * .88, y, z1), (-w * .88, y, z1), (-w, y, z1 * .6)]
    s.loft([ring(-2.95, .85, .35, 1.05), ring(-2.2, .99, .3, 1.35), ring(-1.35, 1.0, .3, 2.45), ring(-.9, 1.0, .3, 2.7), ring(2.95, 1.0, .3, 2.72)], body)
    s.face([(-.84, -2.13, 1.47), (.84, -2.13, 1.47), (.82, -1.40, 2.36), (-.82, -1.40, 2.36)], pane)
    for x in (-1, 1):
        s.face([(x * 1.01, -1.9, 1.35), (x * 1.01, -.9, 1.35), (x * .97, -.9, 2.1), (x * .97, -1.35, 2.1)], pane)
        add_wheel(s, x * .9, -1.9, .38, .24)
        add_wheel(s, x * .9, 1.9, .38, .24)
    return s.mesh()


def create_boxcar():
    """The center is at the origin and the length along y. The rail head is at z = 0."""
    s, body, dark, steel = Shape('boxcar'), get_object_paint('railcar paint', .7), get_paint('underside', (.03, .03, .03), .8), get_paint('steel', (.32, .33, .34), .5, .5)
    s.box(-1.45, 1.45, -8.1, 8.1, 1.05, 4.55, body)
    s.face([(-1.5, -8.15, 4.55), (1.5, -8.15, 4.55), (1.5, 8.15, 4.55), (-1.5, 8.15, 4.55)], steel)
    s.loft([[(-1.5, y, 4.5), (1.5, y, 4.5), (.7, y, 4.85), (-.7, y, 4.85)] for y in (-8.15, 8.15)], steel)
    for k in range(15):
        y = -7.6 + k * 1.086
        s.box(-1.53, 1.53, y - .06, y + .06, 1.1, 4.5, body)
    for x in (-1, 1):
        s.box(x * 1.45, x * 1.56, -1.6, 1.6, 1.15, 4.4, body)
    add_bogies(s, dark)
    return s.mesh()


def create_hopper():
    s, body, dark = Shape('hopper'), get_object_paint('railcar paint', .7), get_paint('underside', (.03, .03, .03), .8)
    ring = lambda y, low: [(-1.1, y, low), (1.1, y, low), (1.55, y, 2.2), (1.5, y, 4.1), (.8, y, 4.7), (-.8, y, 4.7), (-1.5, y, 4.1), (-1.55, y, 2.2)]
    s.loft([ring(-7.9, 2.6), ring(-6.2, 1.2), ring(-2, 1.2), ring(2, 1.2), ring(6.2, 1.2), ring(7.9, 2.6)], body)
    for k in range(9):
        s.box(-1.6, 1.6, -6.4 + k * 1.6 - .05, -6.4 + k * 1.6 + .05, 2.2, 4.1, body)
    for y in (-4.2, 0, 4.2):
        s.loft([[(-.9, y - 1.3, 1.2), (.9, y - 1.3, 1.2), (.9, y + 1.3, 1.2), (-.9, y + 1.3, 1.2)], [(-.4, y - .4, .45), (.4, y - .4, .45), (.4, y + .4, .45), (-.4, y + .4, .45)]], body)
    add_bogies(s, dark)
    return s.mesh()


def add_bogies(s, dark):
    s.box(-.5, .5, -8.6, 8.6, .75, 1.05, dark)
    for y in (-6.2, -4.5, 4.5, 6.2):
        for x in (-.72, .72):
            add_wheel(s, x, y, .43, .16)
    for y in (-5.35, 5.35):
        for x in (-.95, .95):
            s.box(x - .1, x + .1, y - 1.3, y + 1.3, .35, .62, dark)
