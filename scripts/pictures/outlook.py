"""Where things are in the landscape around the building, as the camera sees it, and which ground they take."""
import math


class Outlook:
    """Positions are meters beyond the middle of the building (`ahead`) and to the left of the line of sight (`left`)."""

    def __init__(self, f, plan, eye, aim):
        self.items, self.plan = f.surroundings, plan
        self.turn = math.atan2(aim[1] - eye[1], aim[0] - eye[0])
        self.cos, self.sin = math.cos(self.turn), math.sin(self.turn)
        self.eye_distance = math.hypot(eye[0], eye[1])

    def place(self, ahead, left):
        return ahead * self.cos - left * self.sin, ahead * self.sin + left * self.cos

    def measure(self, x, y):
        return x * self.cos + y * self.sin, y * self.cos - x * self.sin

    def is_in_view(self, ahead, left, margin=120):
        return abs(left) < (ahead + self.eye_distance) * .6 + margin

    def get_shores(self, left):
        """Returns how far ahead the water begins and ends at this distance from the line of sight."""
        water = self.items['water']
        bend = water.get('bend', 0) * math.sin(left / 760 + 1.1)
        return water['from'] + bend, water['to'] + (bend if water['to'] < 5000 else 0)

    def is_water(self, x, y, margin=0.0):
        if 'water' not in self.items:
            return False
        ahead, left = self.measure(x, y)
        near, far = self.get_shores(left)
        return near - margin < ahead < far + margin

    def is_taken(self, x, y, margin=0.0):
        """Whether a place is in the water, or in a rail yard, a tank farm, a container terminal, an orchard or a town."""
        ahead, left = self.measure(x, y)
        if self.is_water(x, y, margin + 14):
            return True
        if 'port' in self.items and self.get_shores(0)[0] - 330 - margin < ahead < self.get_shores(0)[0] and abs(left) < 900:
            return True
        if 'railYard' in self.items and self.is_in_rail_yard(x, y, margin):
            return True
        return any(self.items[name]['from'] - margin < ahead < self.items[name]['to'] + margin
                   for name in ('tanks', 'houses', 'city', 'orchards') if name in self.items)

    def get_rail_yard(self):
        """Returns (x0, x1, y0, y1): a band along the building, beyond the street or the courts."""
        x0, x1, y0, y1 = self.plan.edge
        street = self.plan.street
        sign = 1 if self.sin > 0 else -1
        base = max(y1, street) + 70 if sign > 0 else min(y0, street) - 70
        return (-1500, 900, *sorted((base, base + sign * 78)))

    def is_in_rail_yard(self, x, y, margin=0.0):
        x0, x1, y0, y1 = self.get_rail_yard()
        return x0 - margin < x < x1 + margin and y0 - margin < y < y1 + margin

    def get_street_reach(self, y, limit=1600):
        """Returns how far a street along x goes on both sides before it meets something that takes its ground."""
        at = 0
        while at < limit and not self.is_taken(at, y, 20) and not self.is_taken(-at, y, 20):
            at += 20
        return limit if at >= limit else max(420, at - 40)

    def cells(self, near, far, width, depth):
        """Yields the centers of the cells of a grid along x and y that are between two distances and in view."""
        reach = far + self.eye_distance
        for i in range(-int(reach / width) - 1, int(reach / width) + 2):
            for j in range(-int(reach / depth) - 1, int(reach / depth) + 2):
                x, y = i * width, j * depth
                ahead, left = self.measure(x, y)
                if near < ahead < far and self.is_in_view(ahead, left):
                    yield x, y, ahead, left
