"""Where the courts, stalls, drives and streets of a site are. Rectangles are (x0, x1, y0, y1) in meters, with the building at the origin."""
import math

TRAILER_STALL_DEPTH = 16.8
TRAILER_AISLE = 20.0
# The lane in front of the dock doors, without trailer stalls opposite.
DOCK_LANE = 41.1
CAR_STALL_WIDTH = 2.75
CAR_STALL_DEPTH = 5.4
# Two rows of car stalls and the aisle between them.
CAR_MODULE_DEPTH = 18.5
# Length of the front that the office takes.
OFFICE_LENGTH = 34
# Extent of the spiral ramp of a multistory building beyond its end.
RAMP_LENGTH = 76


class SitePlan:
    def __init__(self, f):
        l, d = f.length / 2, f.depth / 2
        self.islands = []
        self._plan_trailers(f)
        stalls_depth = TRAILER_STALL_DEPTH if f.trailers else 0
        # On a deck the stalls are in addition to the court, because there is no room beyond it.
        self.court_depth = f.truck_court + stalls_depth if f.floors > 1 else max(f.truck_court, DOCK_LANE + stalls_depth)
        yard = self.court_depth + self.outer_depth
        reach = max(l + (RAMP_LENGTH if f.floors > 1 else 14), self.trailer_row_length / 2 + 6)
        self.courts = [(-reach, reach, -d - yard, -d)]
        stalls = f.cars + f.vans
        if f.sides == 2:
            self.courts.append((-reach, reach, d, d + yard))
            per_module = 2 * int((2 * d - 4) / CAR_STALL_WIDTH)
            self.modules = max(1, math.ceil(stalls * 15 / 14 / per_module))
            self.parking = (reach, reach + 14 + self.modules * CAR_MODULE_DEPTH, -d, d)
            self.street = -d - yard - 26
            self.edge = (-reach, self.parking[1], -d - yard, d + yard)
        else:
            per_module = 2 * int((2 * l - OFFICE_LENGTH - 8) / CAR_STALL_WIDTH)
            wide_module = per_module + 2 * int(OFFICE_LENGTH / CAR_STALL_WIDTH)
            self.modules = 1 + max(0, math.ceil((stalls * 15 / 14 - per_module) / wide_module))
            self.parking = (-l - 14, l - OFFICE_LENGTH, d + 11, d + 11 + self.modules * CAR_MODULE_DEPTH)
            self.street = self.parking[3] + 24
            self.edge = (-reach, max(l + 22, reach), -d - yard, self.parking[3])
        self.mouths = (self.edge[0] + 8, self.edge[1] - 10)

    def _plan_trailers(self, f):
        """Chooses the pitch and the number of rows, so that each side has its exact number of trailer stalls."""
        self.trailers_per_side = math.ceil(f.trailers / f.sides)
        longest = max(f.length + 16, 300 if f.type == 'Trailer yard' else 0)
        self.trailer_rows = max(1, math.ceil(self.trailers_per_side * 3.5 / longest))
        self.per_row = math.ceil(self.trailers_per_side / self.trailer_rows)
        self.trailer_pitch = max(3.5, min(3.9, longest / max(1, self.per_row)))
        self.trailer_row_length = self.per_row * self.trailer_pitch
        # Rows stand in pairs, tail to tail, with an aisle after each pair.
        self.outer_depth = (self.trailer_rows // 2) * (TRAILER_STALL_DEPTH + TRAILER_AISLE) + ((self.trailer_rows - 1) // 2) * TRAILER_STALL_DEPTH

    def trailer_stalls(self):
        """Yields (x, distance of the tail from the wall, whether the nose points to the building) for the stalls of one side."""
        left, tail = self.trailers_per_side, self.court_depth
        for row in range(self.trailer_rows):
            inward = row % 2 == 0
            count = min(left, self.per_row)
            for i in range(count):
                yield (i - (self.per_row - 1) / 2) * self.trailer_pitch, tail, inward
            left -= count
            tail += .6 if inward else TRAILER_STALL_DEPTH * 2 + TRAILER_AISLE

    def is_paved(self, x, y, margin=0.0):
        x0, x1, y0, y1 = self.edge
        return x0 - margin < x < x1 + margin and y0 - margin < y < y1 + margin
