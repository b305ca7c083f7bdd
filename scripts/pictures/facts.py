"""Reads the facts of one building and converts them to meters. Whatever the facts leave open is chosen by a random generator seeded with the slug."""
import json
import random
import zlib
from types import SimpleNamespace

FOOT = 0.3048
DOCK_HEIGHT = 1.22
ROOF_ABOVE_CLEAR_HEIGHT = 2.2
ENCLOSED_DOCK_HEIGHT = 7.6

# Wall, accent, base and band color: linear RGB.
SCHEMES = {
    'teal': ((.66, .65, .62), (.035, .045, .06), (.33, .33, .32), (.02, .32, .33)),
    'sand': ((.58, .48, .36), (.19, .12, .08), (.30, .25, .2), (.62, .58, .5)),
    'navy': ((.62, .63, .65), (.03, .06, .14), (.28, .29, .31), (.03, .06, .14)),
    'graphite': ((.30, .31, .32), (.06, .06, .065), (.12, .12, .13), (.60, .20, .05)),
    'white': ((.74, .74, .73), (.42, .43, .44), (.40, .40, .40), (.09, .2, .3)),
    'clay': ((.60, .56, .50), (.36, .13, .07), (.27, .25, .23), (.36, .13, .07)),
    'sage': ((.62, .62, .55), (.13, .18, .14), (.28, .29, .26), (.13, .18, .14)),
    'timber': ((.33, .33, .33), (.38, .19, .085), (.2, .2, .2), (.38, .19, .085)),
    'metal': ((.68, .71, .74), (.20, .24, .28), (.35, .37, .39), (.02, .30, .33)),
    'slate': ((.40, .44, .48), (.10, .12, .15), (.22, .23, .25), (.70, .70, .69)),
    'ochre': ((.66, .64, .60), (.22, .20, .18), (.30, .28, .25), (.60, .30, .03)),
    'buff': ((.55, .45, .34), (.24, .16, .10), (.32, .26, .20), (.26, .13, .07)),
    'brick': ((.27, .10, .065), (.16, .07, .05), (.3, .28, .25), (.45, .42, .37)),
}


def load_facts(path):
    """Returns the facts in the JSON file as a namespace, with lengths in meters."""
    with open(path, encoding='utf-8') as file:
        stored = json.load(file)
    f = SimpleNamespace(slug=stored['slug'], type=stored['type'], region=stored['landscape'])
    # A picture of a place shows a building, but has its own name and its own random choices.
    f.picture, f.surroundings = stored.get('picture', f.slug), stored.get('surroundings', {})
    f.rng = random.Random(zlib.crc32(f.picture.encode()))
    f.floors = stored['floors']
    f.length, f.depth = stored['lengthFeet'] * FOOT, stored['depthFeet'] * FOOT
    f.height = stored['clearHeightFeet'] * FOOT * f.floors + DOCK_HEIGHT + ROOF_ABOVE_CLEAR_HEIGHT
    f.clear_height = stored['clearHeightFeet'] * FOOT
    # Column lines, from end to end and from the rear wall to the front wall, including the walls. Empty if the bay sizes are not known.
    f.columns_x = [x * FOOT - f.length / 2 for x in stored['columnLinesFeet']['length']]
    f.columns_y = [y * FOOT - f.depth / 2 for y in stored['columnLinesFeet']['depth']]
    f.truck_court = stored['truckCourtFeet'] * FOOT
    f.docks, f.drive_ins, f.front_drive_ins = stored['dockDoors'], stored['driveInDoors'], stored['frontDriveInDoors']
    f.trailers, f.cars, f.vans = stored['trailerStalls'], stored['carStalls'], stored['vanStalls']
    f.upper_docks = stored['upperDockDoors']
    f.sides = stored['dockSides']
    # Docks are always at -y. A building with docks on two sides has its front and its street there; any other has them at +y.
    f.front = -1 if f.sides == 2 else 1
    # The office is at the +x corner of the front, or in its middle.
    f.office_shift = -(f.length / 2 - 12.5) if stored['isOfficeInCenter'] else 0.0
    f.hour, f.camera, f.scheme = stored['hour'], stored['camera'], stored['scheme']
    f.wall, f.accent, f.base, f.band = SCHEMES[f.scheme]
    f.solar, f.sawtooth, f.canopies = stored['solar'], stored['sawtooth'], stored['canopies']
    f.mirror, f.urban = stored['mirror'], stored['urban']
    f.year, f.office, f.has_brick_office = stored['yearBuilt'], stored['office'], stored['hasBrickOffice']
    f.unit_entrances = stored['unitEntrances']
    f.enclosed_dock = stored['enclosedDockFeet'] * FOOT
    f.railcars, f.fenced = stored['railcarSpots'], stored['fenced']
    # The rail spur is at the left end of the building, as seen from outside facing the front.
    f.rail_end = (1 if f.sides == 1 else -1) * (-1 if f.mirror else 1)
    style = random.Random(zlib.crc32(f'{f.slug} style'.encode()))
    f.style_choice = style.choice
    f.wall_style = style.choice(('stripe', 'two tones', 'checks'))
    f.exposure, f.aspect = stored['exposure'], stored.get('aspect', 16 / 9)
    return f
