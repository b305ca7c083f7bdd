"""Asphalt, concrete aprons, walks, curbs and the lines of trailer stalls."""
from materials import get_asphalt, get_concrete, get_paint
from shapes import Shape
from site_plan import CAR_MODULE_DEPTH, TRAILER_STALL_DEPTH


def build_paving(f, plan):
    s, black, apron, white = Shape('paving'), get_asphalt(), get_concrete(), get_paint('line', (.52, .52, .50), .7, dirt=.5)
    curb, walk = get_concrete('curb', (.42, .41, .39), 3.0), get_concrete('walk', (.44, .42, .39), 1.6)
    x0, x1, y0, y1 = plan.edge
    l, d = f.length / 2, f.depth / 2
    if f.sides == 2:
        s.flat(x0, x1, y0, y1, .03, black)
        s.box(l, l + 9, -d - 9, d, 0, .15, walk)
        s.box(l - 32, l + .1, -d - 9, -d, 0, .15, walk)
    else:
        s.flat(x0, x1, y0, -d + 2, .03, black)
        s.flat(x0, -l - 2.5, -d, y1, .031, black)
        s.flat(l + 8, x1, -d, y1, .031, black)
        px0, px1, py0, py1 = plan.parking
        s.flat(px0, px1, py0, py1, .032, black)
        s.flat(px1, l + 8, py0 + CAR_MODULE_DEPTH, py1, .032, black)  # Only the first module ends before the office.
        s.box(-l, l + 8, py0 - 2.4, py0, 0, .15, walk)
        s.box(l - 33, l + 8, d, py0 - 2.3, 0, .152, walk)
        s.box(l + 5.2, l + 8, -d + 20, d, 0, .151, walk)
    for _, _, court_start, _ in plan.courts:
        sign = 1 if court_start > 0 else -1
        end = l - (33 if f.front < 0 and sign < 0 else 4)
        s.flat(-l + 2, end, *sorted((sign * d, sign * (d + 19))), .045, apron)
        draw_trailer_stalls(s, plan, sign, d, apron, white)
    gates = ((x0, plan.mouths[0] - 6.5), (plan.mouths[0] + 6.5, plan.mouths[1] - 6.5), (plan.mouths[1] + 6.5, x1))
    pieces = [(a, b, y0 - .3, y0) for a, b in (gates if plan.street < 0 else ((x0, x1),))]
    pieces += [(a, b, y1, y1 + .3) for a, b in (gates if plan.street > 0 else ((x0, x1),))]
    for a, b, c, e in pieces + [(x0 - .3, x0, y0, y1), (x1, x1 + .3, y0, y1)]:
        s.box(a, b, c, e, 0, .17, curb)
    s.place()


def draw_trailer_stalls(s, plan, sign, wall, apron, white):
    pitch, rows = plan.trailer_pitch, {}
    for x, tail, inward in plan.trailer_stalls():
        rows.setdefault((tail, inward), []).append(x)
    for (tail, inward), xs in rows.items():
        nose = tail - TRAILER_STALL_DEPTH if inward else tail + TRAILER_STALL_DEPTH
        y = sorted((sign * (wall + tail), sign * (wall + nose)))
        for at in [x - pitch / 2 for x in xs] + [xs[-1] + pitch / 2]:
            s.flat(at - .06, at + .06, *y, .05, white)
        legs = -1 if inward else 1  # A strip of concrete under the landing legs.
        y = sorted((sign * (wall + tail + legs * 12.2), sign * (wall + tail + legs * 13.8)))
        s.flat(min(xs) - pitch / 2, max(xs) + pitch / 2, *y, .046, apron)
