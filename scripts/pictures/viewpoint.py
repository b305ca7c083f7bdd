"""Where the camera is and where it points."""
import math
import random
import zlib
import bpy
from mathutils import Vector


def get_viewpoint(f, plan):
    """Returns the position of the camera, the point it is aimed at, and the focal length in millimeters."""
    l, d, h, s = f.length / 2, f.depth / 2, f.height, f.front
    far = max(.62, min(1.35, f.length / 330))
    vary = random.Random(zlib.crc32(f'{f.slug} camera'.encode()))
    turn, raise_by = math.radians(vary.uniform(-9, 13)), vary.uniform(.92, 1.22)
    if f.camera in ('aerial wide', 'aerial wide front'):
        return get_wide_viewpoint(f)
    if f.camera == 'aerial' and f.floors > 1:
        eye, aim, lens = (l + 104, -d - 142, 58), (l * .42, -d * .5 - 18, 4), 28
    elif f.camera == 'aerial' and f.type == 'Trailer yard':
        eye, aim, lens = (165, -d - plan.court_depth - plan.outer_depth - 45, 52), (-14, -d - plan.outer_depth * .42, 0), 26
    elif f.camera == 'aerial':
        outer = plan.outer_depth * .5
        eye, aim, lens = (l + 62 * far, -d - 128 * far - outer, 50 * far + 12 + outer * .35), (l * .22, -d * .30 - 8 - outer * .3, -4), 29
    elif f.camera == 'aerial front':
        outer = max(0.0, (plan.modules - 1) * 11.0) if f.front > 0 else 0.0
        eye, aim, lens = (l + 78 * far + outer * .3, d + 112 * far + outer * .9, 40 * far + 10 + outer * .2), (l * .30, d * .55 + outer * .35, 0), 31
    elif f.camera == 'aerial end':
        eye, aim, lens = (l + 112 * far, -d - 66 * far, 38 * far + 11), (l * .34, -d * .62, 0), 28
    elif f.camera == 'aerial corner':
        eye, aim, lens = (l + 96 * far, s * (d + 74 * far), 25 * far + 9), (l * .38, s * d * .45, 2), 28
    elif f.camera == 'court':
        return (l * .62, -d - 33, 3.6), (l * .62 - 60, -d - 11.5, 4.2), 24
    elif f.camera == 'court high':
        return (l * .80, -d - 36, 9.5), (l * .80 - 80, -d - 12, 3.4), 24
    elif f.camera == 'entrance':
        office = l + f.office_shift
        return (office + 11, s * (d + 29), 2.3), (office - 9, s * (d + 2), 5.6), 24
    elif f.camera == 'street':
        office = l + f.office_shift
        return (office + 6, s * (d + 66), 3.4), (office - 40, s * d, 5.6), 27
    else:
        return (l + 36, s * (d + 33), 2.4), (l - 13, s * (d - 3), 5.8), 25
    return rotate(eye, aim, turn, raise_by), aim, lens


def get_wide_viewpoint(f):
    """The building is in the lower half of the picture, with the landscape behind it up to the horizon."""
    items, side = f.surroundings, 1 if f.camera == 'aerial wide front' else -1
    turn = math.radians(items.get('turn', 36))
    span = f.length * math.sin(turn) + f.depth * math.cos(turn)
    away = min(640, max(220, 1.38 * span + 50)) * items.get('nearness', 1)
    x, y = math.cos(turn), side * math.sin(turn)
    height = away * math.tan(math.radians(items.get('down', 13.5)))
    beyond = height / math.tan(math.radians(items.get('pitch', 7.2))) - away
    return (x * away, y * away, height), (-x * beyond, -y * beyond, 0), items.get('lens', 35)


def rotate(eye, aim, turn, raise_by):
    """Moves an aerial camera a little around its target, so that no two pictures have the same angle."""
    x, y = eye[0] - aim[0], eye[1] - aim[1]
    c, s = math.cos(turn), math.sin(turn)
    return aim[0] + c * x - s * y, aim[1] + s * x + c * y, eye[2] * raise_by


def place_camera(eye, aim, lens):
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    bpy.context.scene.collection.objects.link(camera)
    camera.location = eye
    camera.rotation_euler = (Vector(aim) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    if abs(eye[2] - aim[2]) < 8:  # Look level and shift the picture instead, so that vertical edges stay vertical.
        flat = math.dist(eye[:2], aim[:2])
        camera.rotation_euler = Vector((aim[0] - eye[0], aim[1] - eye[1], 0)).to_track_quat('-Z', 'Y').to_euler()
        camera.data.shift_y = (aim[2] - eye[2]) / flat * lens / 36
    camera.data.lens, camera.data.clip_end = lens, 60000
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()
    return camera
