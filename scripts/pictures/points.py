"""Finds where the features of buildings are in their pictures. Usage: blender -b -P points.py -- POINTS.json FACTS.json [FACTS.json …]

Adds one entry per building to POINTS.json: the position of each visible feature in a frame of 1600 by 900, from its top left corner.
"""
import json
import os
import sys
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import build_building, get_story_height, get_wall_point  # noqa: E402
from decks import build_decks  # noqa: E402
from facts import load_facts  # noqa: E402
import materials  # noqa: E402
from rail import build_rail, get_spur_x  # noqa: E402
from site_plan import SitePlan  # noqa: E402
from terrain import build_ground  # noqa: E402
from viewpoint import get_viewpoint, place_camera  # noqa: E402
from yard import fill_parking, fill_yard, find_car_stalls  # noqa: E402

FRAME = (1600, 900)
# Points nearer to an edge than this can be cut off by the page.
EDGE = (60, 110)
OFFICE_FACE = {'glass': (5.2, 5.0), 'ribbon': (2.6, 3.6), 'low': (6.7, 2.4)}


def get_candidates(f, plan, docks, eye_y):
    """Returns, for each feature, the points of which one is shown, and how far from it the line of sight may end, in meters."""
    l, d = f.length / 2, f.depth / 2
    # Only the dock side that faces the camera: what looks past the roof at the other side shows no feature clearly.
    side_signs = [sign for sign in (-1, 1)[:f.sides] if sign * eye_y > d]
    out, z = OFFICE_FACE[f.office]
    office_x = l - 12 + f.office_shift
    office = [(office_x - k, f.front * (d + out), z) for k in (0, 8, -8)]
    if f.office == 'glass' and not f.office_shift:
        office.append((l + 5.2, f.front * (d - 6), z))
    stories = range(f.floors - 1, -1, -1) if f.floors > 1 else (0,)
    stalls = [(x, sign * (d + tail - (8 if inward else -8)), 4.1) for sign in side_signs for x, tail, inward in plan.trailer_stalls()] if f.trailers else []
    cars = [(x, y, .8) for x, y, _ in find_car_stalls(f, plan)[0]]
    front_doors = [(*get_wall_point(f, 'n', 42 + (i + .5) * (f.length - 50) / f.front_drive_ins, .2), 4.4) for i in range(f.front_drive_ins)]
    rail = [(get_spur_x(f), d - 16 - i * 17.6, 4.2) for i in range(f.railcars)]
    court = f.truck_court if f.floors == 1 else plan.court_depth
    lanes = [(x * l / 10, sign * (d + court * k), .05) for sign in side_signs for k in (.45, .35, .55) for x in range(-9, 10)]
    return {
        'docks': ([(x, y + (-.4 if turn == 0 else .4), 4.66 + level * get_story_height(f)) for level in stories for x, y, turn in docks if y * eye_y > 0], 1.6),
        'court': (lanes if f.floors == 1 else [], 1.0),
        'trailerStalls': (stalls, 6.0),
        'office': (office, 1.6),
        'carStalls': (cars[f.vans:], 3.0),
        'vanStalls': (cars[:f.vans], 5.0),
        'frontDriveIns': (front_doors, 1.6),
        'railcars': (rail, 3.0),
    }


def find_features(f):
    """Returns the position of each feature that the picture shows."""
    eye, aim, lens = get_viewpoint(f, SitePlan(f))
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = FRAME
    camera = place_camera(eye, aim, lens)
    docks, plan = build_building(f), SitePlan(f)
    build_decks(f, plan, docks)
    build_ground(f, plan)
    build_rail(f)
    fill_yard(f, plan, docks)
    fill_parking(f, plan)
    bpy.context.view_layer.update()
    features = {}
    for name, (points, tolerance) in get_candidates(f, plan, docks, eye[1]).items():
        seen = [(abs(at[0] - FRAME[0] / 2) + abs(at[1] - FRAME[1] * .55), at) for at in (locate(f, camera, p, tolerance) for p in points[::max(1, len(points) // 60)]) if at]
        if seen:
            features[name] = [round(v) for v in min(seen)[1]]
    for name, ends in get_edges(f).items():
        at = [locate(f, camera, p, 4.0, EDGE[1] - 40) for p in ends]
        if all(at):
            features[name] = [round(v) for end in sorted(at) for v in end]
    return features


def get_edges(f):
    """The upper edges of the long side and of the end that face the camera."""
    l, d, h = f.length / 2, f.depth / 2, f.height + .6
    near = f.front if f.camera in ('aerial front', 'aerial corner', 'entrance', 'street', 'corner') else -1
    return {'length': [(-l, near * d, h), (l, near * d, h)], 'depth': [(l, -d, h), (l, d, h)]}


def locate(f, camera, point, tolerance, edge=EDGE[1]):
    """Returns the position of a point in the picture, or None if it is hidden or too near the edge of the picture."""
    scene = bpy.context.scene
    at = world_to_camera_view(scene, camera, Vector(point))
    x, y = at.x * FRAME[0], (1 - at.y) * FRAME[1]
    if at.z <= 0 or not (EDGE[0] <= x <= FRAME[0] - EDGE[0] and edge <= y <= FRAME[1] - edge):
        return None
    way = Vector(point) - camera.location
    hit, place, *_ = scene.ray_cast(bpy.context.evaluated_depsgraph_get(), camera.location, way.normalized())
    if hit and (place - camera.location).length < way.length - tolerance:
        return None
    return (FRAME[0] - x if f.mirror else x), y


def main(target, paths):
    found = {}
    if os.path.exists(target):
        with open(target, encoding='utf-8') as file:
            found = json.load(file)
    for path in paths:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        materials.materials_by_name.clear()
        f = load_facts(path)
        found[f.slug] = find_features(f)
    with open(target, 'w', encoding='utf-8') as file:
        lines = ',\n'.join(f' {json.dumps(slug)}: {json.dumps(found[slug])}' for slug in sorted(found))
        file.write(f'{{\n{lines}\n}}\n')


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], given[1:])
