"""Generators beside a data center, and forklifts."""
from materials import get_paint
from shapes import Shape
from vehicles import add_wheel


def build_generators(f):
    if f.type != 'Data center':
        return
    s, shell, dark, steel = Shape('generators'), get_paint('generator', (.50, .52, .53), .5, .3), get_paint('underside', (.03, .03, .03), .8), get_paint('steel', (.32, .33, .34), .5, .5)
    wall, doors = -f.depth / 2, 30
    count = int((f.length / 2 - 12 - doors) / 6.4)
    for x in [end * (doors + (i + .5) * 6.4) for end in (-1, 1) for i in range(count)]:
        s.box(x - 1.7, x + 1.7, wall - 17, wall - 5, .3, 4.1, shell)
        s.box(x - 1.72, x + 1.72, wall - 16.5, wall - 13.5, 1.2, 3.4, dark)
        s.box(x - 1.9, x + 1.9, wall - 17.4, wall - 4.6, 0, .3, steel)
        s.tube((x, wall - 7, 4.1), (x, wall - 7, 6.6), .35, .35, steel, 12)
    s.place()


def create_forklift():
    """A counterbalance forklift without a brand. The forks point to -y."""
    s, body, dark = Shape('forklift'), get_paint('forklift paint', (.60, .17, .02), .35), get_paint('underside', (.03, .03, .03), .8)
    steel, seat = get_paint('steel', (.32, .33, .34), .5, .5), get_paint('seat', (.015, .015, .016), .7)
    ring = lambda y, w, z0, z1: [(-w, y, z0), (w, y, z0), (w, y, z1 - .1), (w - .1, y, z1), (-w + .1, y, z1), (-w, y, z1 - .1)]
    s.loft([ring(-.75, .50, .22, .62), ring(-.35, .56, .22, .68), ring(.25, .58, .22, 1.02), ring(1.0, .58, .26, 1.12), ring(1.32, .50, .34, .98)], body)
    s.box(-.34, .34, .05, .55, 1.02, 1.12, seat)
    s.box(-.30, .30, .50, .62, 1.05, 1.62, seat)
    s.tube((-.02, -.62, .7), (-.02, -.30, 1.12), .03, .03, dark)
    s.tube((-.02, -.30, 1.10), (-.02, -.24, 1.16), .18, .18, dark, 14)
    for x in (-.5, .5):
        s.tube((x, -.62, .6), (x * .92, -.35, 2.12), .032, .032, dark)
        s.tube((x, .95, 1.05), (x * .92, .72, 2.12), .032, .032, dark)
        s.box(x * .92 - .03, x * .92 + .03, -.36, .74, 2.10, 2.15, dark)
        s.box(x * .62 - .06, x * .62 + .06, -1.06, -.92, .06, 2.35, dark)
        s.box(x * .5 - .06, x * .5 + .06, -2.12, -1.06, .06, .10, steel)
        s.box(x * .5 - .06, x * .5 + .06, -1.12, -1.06, .06, .60, steel)
    for k in range(5):
        s.box(-.46, .46, -.30 + k * .25, -.24 + k * .25, 2.11, 2.14, dark)
    for z in (.35, 1.2, 2.28):
        s.box(-.36, .36, -1.04, -.96, z, z + .09, dark)
    add_wheel(s, -.48, -.62, .33, .24)
    add_wheel(s, .48, -.62, .33, .24)
    add_wheel(s, -.46, .85, .26, .2)
    add_wheel(s, .46, .85, .26, .2)
    return s.mesh()
