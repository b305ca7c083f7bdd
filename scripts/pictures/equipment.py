"""Generators beside a data center."""
from materials import get_paint
from shapes import Shape


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
