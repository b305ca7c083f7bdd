"""Sky, sun, clouds, haze, lamps and the settings of the renderer."""
import math
import os
import tempfile
import bpy
from mathutils import Vector
from materials import Graph

# Height of the sun and its bearing from the line of sight (degrees: 0 is ahead, 180 behind), exposure, cloud cover, reach of the haze in meters.
HOURS = {
    'dawn': dict(sun=3.5, bearing=62, exposure=0.9, cover=.50, haze=3800, air=1.1, dust=.9),
    'day': dict(sun=42, bearing=128, exposure=-1.45, cover=.46, haze=15000, air=1.0, dust=.25),
    'golden': dict(sun=11, bearing=112, exposure=-.15, cover=.50, haze=11000, air=1.0, dust=.5),
    'dusk': dict(sun=-1.6, bearing=48, exposure=2.5, cover=.45, haze=5200, air=1.0, dust=.25),
    'overcast': dict(sun=38, bearing=100, exposure=-.55, cover=.30, haze=6500, air=1.6, dust=4.0),
}


# Watts of light for each square meter of floor.
INSIDE_LIGHT = 1.15
INSIDE_EXPOSURE = 1.2


def build_sky(f, heading):
    h = HOURS[f.hour]
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    g = Graph(world.node_tree)
    bearing = heading + math.radians(h['bearing'])
    node = g.add('TexSky', sky_type='NISHITA', sun_elevation=math.radians(h['sun']), sun_rotation=math.pi / 2 - bearing,
                 air_density=h['air'], dust_density=h['dust'], ozone_density=1.4, sun_disc=f.hour != 'overcast', sun_intensity=.55 if f.hour != 'overcast' else .1, altitude=80)
    way = g.add('TexCoord').outputs['Generated']
    part = g.add('SeparateXYZ', {0: way})
    lift = g.math('MAXIMUM', g.math('ADD', part.outputs[2], .10), .02)
    flat = g.add('CombineXYZ', {0: g.math('DIVIDE', part.outputs[0], lift), 1: g.math('DIVIDE', part.outputs[1], lift), 2: f.rng.random() * 30})
    wisps = g.add('TexNoise', {'Vector': g.add('VectorMath', {0: flat.outputs[0], 1: (.55, 1.3, 1)}, operation='MULTIPLY').outputs[0], 'Scale': .62, 'Detail': 9, 'Roughness': .58, 'Distortion': .35}).outputs[0]
    cloud = g.ramp(wisps, h['cover'], h['cover'] + .28)
    fade = g.ramp(part.outputs[2], .0, .16)
    sky_color = node.outputs[0]
    gray = g.add('RGBToBW', {0: sky_color}).outputs[0]
    if f.hour == 'overcast':
        value = g.math('MULTIPLY_ADD', wisps, 1.2)
        g.tree.nodes[-1].inputs[2].default_value = .55
        color = g.mix(1.0, (5.2, 5.5, 5.9), value, 'MULTIPLY')
        color = g.mix(.12, color, sky_color)
    else:
        warm = {'dawn': (2.3, 1.55, 1.2), 'dusk': (2.1, 1.35, 1.15), 'golden': (1.9, 1.6, 1.35), 'day': (2.0, 2.0, 2.0)}[f.hour]
        cloud_color = g.mix(1.0, warm, gray, 'MULTIPLY')
        color = g.mix(g.math('MULTIPLY', g.math('MULTIPLY', cloud, fade), .62), sky_color, cloud_color)
    back = g.add('Background', {'Color': color, 'Strength': .28})
    plain = g.add('Background', {'Color': sky_color, 'Strength': .28})
    back = g.add('MixShader', {0: g.add('LightPath').outputs['Is Camera Ray'], 1: plain.outputs[0], 2: back.outputs[0]})
    g.tree.links.new(back.outputs[0], world.node_tree.nodes['World Output'].inputs[0])


def measure_horizon(camera):
    """Returns the colors of the sky just above the horizon, at the left, in the middle and at the right, for the haze."""
    scene = bpy.context.scene
    probe = bpy.data.objects.new('probe', bpy.data.cameras.new('probe'))
    scene.collection.objects.link(probe)
    aim = camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    probe.rotation_euler = Vector((aim.x, aim.y, .07)).to_track_quat('-Z', 'Y').to_euler()
    probe.data.lens = camera.data.lens
    path = os.path.join(tempfile.mkdtemp(), 'sky.exr')
    r, keep = scene.render, scene.cycles.samples
    scene.camera, r.resolution_x, r.resolution_y, scene.cycles.samples = probe, 48, 9, 12
    r.image_settings.file_format, r.filepath = 'OPEN_EXR', path
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(path)
    pixels, row = list(image.pixels), 3
    colors = []
    for c in range(3):
        xs = range(c * 16, c * 16 + 16)
        colors.append(tuple(sum(pixels[((row + j) * 48 + x) * 4 + k] for x in xs for j in (0, 1, 2)) / 48 for k in range(3)))
    scene.camera, scene.cycles.samples = camera, keep
    return colors


def add_haze(colors, reach, clear=120):
    """Mixes the color of every surface with the color of the sky behind it, by its distance beyond the clear meters."""
    for material in bpy.data.materials:
        if not material.use_nodes:
            continue
        g = Graph(material.node_tree)
        out = material.node_tree.nodes['Material Output'].inputs[0]
        if not out.links:
            continue
        surface = out.links[0].from_socket
        view = g.add('CameraData')
        side = g.add('SeparateXYZ', {0: view.outputs['View Vector']}).outputs[0]
        right = g.mix(g.ramp(side, 0, .5), colors[1], colors[2])
        color = g.mix(g.ramp(side, -.5, 0), colors[0], right)
        near = g.math('MAXIMUM', g.math('SUBTRACT', view.outputs['View Distance'], clear), 0)
        thick = g.math('SUBTRACT', 1.0, g.math('EXPONENT', g.math('DIVIDE', near, -reach)))
        thick = g.math('MULTIPLY', g.math('MULTIPLY', thick, .93), g.add('LightPath').outputs['Is Camera Ray'])
        air = g.add('Emission', {'Color': color})
        both = g.add('MixShader', {0: thick, 1: surface, 2: air.outputs[0]})
        g.tree.links.new(both.outputs[0], out)
        material.cycles.sample_as_light = False


def build_lamps(f, heads, docks, eye):
    if f.hour not in ('dusk', 'dawn'):
        return
    power = 1.0 if f.hour == 'dusk' else .35
    scene = bpy.context.scene
    near = sorted(heads, key=lambda p: math.dist(p[:2], eye[:2]))[:8]
    for x, y, z in near:
        light = bpy.data.lights.new('pole', 'SPOT')
        light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = 900 * power, (1, .82, .58), 2.4, .8, .35
        thing = bpy.data.objects.new('pole', light)
        thing.location = (x, y, z)
        scene.collection.objects.link(thing)
    for turn in {t for _, _, t in docks}:
        row = [(x, y) for x, y, t in docks if t == turn]
        x0, x1, y = min(p[0] for p in row), max(p[0] for p in row), row[0][1]
        parts = max(1, round((x1 - x0) / 60))
        out = -1 if turn == 0 else 1
        for i in range(parts):
            light = bpy.data.lights.new('docks', 'AREA')
            light.shape, light.size, light.size_y = 'RECTANGLE', (x1 - x0) / parts, .5
            light.energy, light.color = 34 * light.size * power, (1, .74, .44)
            thing = bpy.data.objects.new('docks', light)
            thing.location = (x0 + (i + .5) * (x1 - x0) / parts, y + out * 1.0, 5.6)
            thing.rotation_euler[0] = math.radians(out * 14)
            thing.visible_camera = thing.visible_glossy = False
            scene.collection.objects.link(thing)
    sign, light = f.front, bpy.data.lights.new('office', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', 26, 3, 420 * power, (1, .8, .55)
    thing = bpy.data.objects.new('office', light)
    thing.location = (f.length / 2 - 13, sign * (f.depth / 2 + 2.6), 5.5)
    thing.visible_camera = thing.visible_glossy = False
    scene.collection.objects.link(thing)


def build_inside_light(f, eye, open_doors):
    """Light of the lamps and of the sky from above, of the sun through the skylights, and of the open doors near the camera."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    g = Graph(world.node_tree)
    path = g.add('LightPath')
    seen = g.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    back = g.add('Background', {'Color': (.62, .80, 1), 'Strength': g.math('MULTIPLY', seen, 2.2)})
    g.tree.links.new(back.outputs[0], world.node_tree.nodes['World Output'].inputs[0])
    world.cycles.sampling_method = 'NONE'
    wide, deep = 170, f.depth
    add_area_light('lamps', (eye[0], 0, f.clear_height - .1), (0, 0, 0), (wide, deep), INSIDE_LIGHT * wide * deep, (1, .965, .92))
    add_area_light('floor', (eye[0], 0, .4), (math.pi, 0, 0), (wide, deep), INSIDE_LIGHT * .22 * wide * deep, (1, .975, .95))  # What the floor reflects.
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 34, math.radians(.6), (1, .93, .80)
    thing = bpy.data.objects.new('sun', sun)
    thing.rotation_euler = (math.radians(14), math.radians(21), 0)
    bpy.context.scene.collection.objects.link(thing)
    for x, y, side in open_doors[:4]:
        add_area_light('open door', (x, y - side * .3, 1.6), (math.radians(-side * 72), 0, 0), (2.6, 2.9), 420, (.92, .96, 1))


def add_area_light(name, place, turn, size, energy, color):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, energy, color
    thing = bpy.data.objects.new(name, light)
    thing.location, thing.rotation_euler = place, turn
    thing.visible_camera = thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def set_renderer(f, samples, size, inside=False):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = 'CPU', samples, True, .04, 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 1, 2, 2, 5
    c.sample_clamp_direct, c.use_denoising, c.seed = 8.0, False, 7
    c.sample_clamp_indirect = .4 if inside else 1.5  # Lamps in a polished floor are noise otherwise.
    c.caustics_reflective = c.caustics_refractive = False
    c.debug_use_spatial_splits = False
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = size[0], size[1], 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = (INSIDE_EXPOSURE if inside else HOURS[f.hour]['exposure']) + f.exposure
