"""A fence of posts and wire mesh around the site, open at its gates."""
from materials import get_mesh_fence, get_paint
from shapes import Shape

HEIGHT = 3.05


def build_fence(f, plan):
    if not f.fenced:
        return
    s, wire, steel = Shape('fence'), get_mesh_fence(), get_paint('fence post', (.35, .36, .36), .5, .6)
    x0, x1, y0, y1 = plan.edge
    x0, x1, y0, y1 = x0 - 1.2, x1 + 1.2, y0 - 1.2, y1 + 1.2
    street = y1 if plan.street > 0 else y0
    far = y0 if street == y1 else y1
    cuts = sorted(plan.mouths)
    along = [(x0, cuts[0] - 7), (cuts[0] + 7, cuts[1] - 7), (cuts[1] + 7, x1)]
    runs = [((a, street), (b, street)) for a, b in along] + [((x0, far), (x1, far)), ((x0, y0), (x0, y1)), ((x1, y0), (x1, y1))]
    for (ax, ay), (bx, by) in runs:
        s.face([(ax, ay, .05), (bx, by, .05), (bx, by, HEIGHT), (ax, ay, HEIGHT)], wire)
        length = abs(bx - ax) + abs(by - ay)
        count = max(1, int(length / 3))
        for i in range(count + 1):
            x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
            s.tube((x, y, 0), (x, y, HEIGHT + .1), .04, .04, steel, 6)
        s.tube((ax, ay, HEIGHT), (bx, by, HEIGHT), .03, .03, steel, 6)
    for x in cuts:  # A booth and barrier arms between the lanes of each gate.
        inside = street + (-6 if street == y1 else 6)
        s.box(x - .8, x + .8, inside - 1.6, inside + 1.6, 0, 2.7, get_paint('booth', (.5, .5, .48), .6))
        s.box(x - .82, x + .82, inside - 1.3, inside + 1.3, 1.1, 2.2, get_paint('dark glass', (.012, .015, .018), .05))
        s.box(x - 1.2, x + 1.2, inside - 2.0, inside + 2.0, 2.7, 2.85, get_paint('accent', f.accent, .6))
        for side in (-1, 1):
            s.box(x + side * .9, x + side * 6, inside - .06, inside + .06, 1.0, 1.12, get_paint('barrier', (.62, .1, .05), .6))
    s.place()
