"""Renders one picture. Usage: blender -b -P render.py -- FACTS.json PICTURE.jpg [SAMPLES] [WIDTH]"""
import math
import os
import shutil
import sys
import tempfile
import time
import bpy
import numpy as np
from mathutils import Vector
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import build_building  # noqa: E402
import denoise  # noqa: E402
import interior  # noqa: E402
import light  # noqa: E402
from decks import build_decks  # noqa: E402
from equipment import build_generators  # noqa: E402
from facts import load_facts  # noqa: E402
from fence import build_fence  # noqa: E402
from landmarks import build_landmarks  # noqa: E402
from mountains import build_mountains  # noqa: E402
from outlook import Outlook  # noqa: E402
from paving import build_paving  # noqa: E402
from planting import plant  # noqa: E402
from rail import build_rail  # noqa: E402
from site_plan import SitePlan  # noqa: E402
from street import build_light_poles, build_street  # noqa: E402
from surroundings import build_neighbors  # noqa: E402
from terrain import build_ground, build_hills  # noqa: E402
from viewpoint import get_viewpoint, place_camera  # noqa: E402
from waterfront import build_port, build_water  # noqa: E402
from yard import fill_parking, fill_yard  # noqa: E402

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Denoising Depth')


def build_scene(f, eye, aim):
    """Builds everything except the lights. Returns the positions of the dock doors and of the lamps."""
    docks = build_building(f)
    plan = SitePlan(f)
    outlook = Outlook(f, plan, eye, aim)
    build_decks(f, plan, docks)
    build_generators(f)
    build_ground(f, plan, outlook)
    build_paving(f, plan)
    build_rail(f)
    build_fence(f, plan)
    fill_yard(f, plan, docks)
    fill_parking(f, plan)
    build_street(f, plan, outlook)
    heads = build_light_poles(f, plan)
    if 'ridges' not in f.surroundings:
        build_hills(f)
    build_mountains(f, outlook)
    build_water(f, outlook)
    build_port(f, outlook)
    build_landmarks(f, outlook)
    taken = build_neighbors(f, plan, eye, aim, outlook)
    plant(f, plan, taken, eye, aim, outlook)
    return docks, heads


def prepare_outside(f, samples, size):
    eye, aim, lens = get_viewpoint(f, SitePlan(f))
    light.set_renderer(f, samples, size)
    camera = place_camera(eye, aim, lens)
    light.build_sky(f, math.atan2(aim[1] - eye[1], aim[0] - eye[0]))
    colors = light.measure_horizon(camera)
    light.set_renderer(f, samples, size)
    docks, heads = build_scene(f, eye, aim)
    light.build_lamps(f, heads, docks, eye)
    light.add_haze(colors, light.HOURS[f.hour]['haze'] * f.surroundings.get('clarity', 1))


def prepare_inside(f, samples, size):
    eye, aim, lens = interior.get_viewpoint(f)
    light.set_renderer(f, samples, size, inside=True)
    place_camera(eye, aim, lens)
    light.build_inside_light(f, eye, interior.build_interior(f, eye))
    light.add_haze([(.55, .58, .60)] * 3, 620, 20)


def render_passes():
    """Renders once, and returns the picture and the passes that guide the noise filter as arrays."""
    scene, folder = bpy.context.scene, tempfile.mkdtemp()
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    source, sink = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    sink.base_path, sink.format.file_format, sink.format.color_depth = folder, 'OPEN_EXR', '32'
    sink.file_slots.clear()
    for name in PASSES:
        sink.file_slots.new(name.replace(' ', ''))
        scene.node_tree.links.new(source.outputs[name], sink.inputs[-1])
    bpy.ops.render.render()
    arrays = {}
    for name in PASSES:
        image = bpy.data.images.load(os.path.join(folder, name.replace(' ', '') + '0001.exr'))
        image.colorspace_settings.name = 'Non-Color'
        flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(flat)
        arrays[name] = flat.reshape(image.size[1], image.size[0], 4)[..., :3]
    shutil.rmtree(folder)
    return arrays


def save(pixels, picture):
    """Writes a JPEG through the view transform of the scene."""
    scene, (h, w) = bpy.context.scene, pixels.shape[:2]
    image = bpy.data.images.new('clean', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([pixels, np.ones((h, w, 1), np.float32)], axis=2).astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.quality = 'JPEG', 'RGB', 92
    image.save_render(os.path.abspath(picture), scene=scene)


def main(path, picture, samples=12, width=1920):
    began = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    f = load_facts(path)
    inside = f.camera in interior.VIEWS
    size = (width, round(width / f.aspect))
    if inside:
        prepare_inside(f, samples, size)
    else:
        prepare_outside(f, samples, size)
    built = time.time()
    passes = render_passes()
    rendered = time.time()
    lamplit = inside or f.hour in ('dawn', 'dusk')  # Many lamps leave more noise.
    pixels = denoise.remove_noise(*(passes[p] for p in PASSES), rounds=5 if lamplit else 3, light_edge=1.5 if lamplit else .55)
    save(pixels[:, ::-1] if f.mirror else pixels, picture)
    print(f'built {built - began:.0f} s, rendered {rendered - built:.0f} s, filtered {time.time() - rendered:.0f} s')


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    main(given[0], given[1], *(int(v) for v in given[2:4]))
