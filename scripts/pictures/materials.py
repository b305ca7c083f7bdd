"""Materials. Each is created once and found again by its name. All textures are procedural and depend on the position in the world."""
import bpy

materials_by_name = {}


class Graph:
    """Short methods for creating shader nodes."""
    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if hasattr(value, 'is_output'):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = (*value, 1) if socket.type == 'RGBA' and len(value) == 3 else value
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def noise(self, scale, detail=4.0, stretch=(1, 1, 1), rough=.55):
        place = self.add('NewGeometry').outputs['Position']
        place = self.add('VectorMath', {0: place, 1: stretch}, operation='MULTIPLY').outputs[0]
        return self.add('TexNoise', {'Vector': place, 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs[0]

    def ramp(self, value, low, high):
        return self.add('MapRange', {0: value, 1: low, 2: high}).outputs[0]

    def lines(self, axis, pitch, width):
        """Returns 1 on lines that repeat every `pitch` meters along an axis (0, 1 or 2), and 0 elsewhere."""
        place = self.add('SeparateXYZ', {0: self.add('NewGeometry').outputs['Position']}).outputs[axis]
        part = self.math('PINGPONG', place, pitch / 2)
        return self.math('LESS_THAN', part, width / 2)


def start_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    materials_by_name[name] = material
    graph = Graph(material.node_tree)
    return material, graph, material.node_tree.nodes['Principled BSDF']


def finish_material(graph, shader, color, rough=.6, metal=0.0, bump=None, strength=.3, distance=.02):
    graph.tree.links.new(color, shader.inputs['Base Color']) if hasattr(color, 'is_output') else setattr(shader.inputs['Base Color'], 'default_value', (*color, 1))
    if hasattr(rough, 'is_output'):
        graph.tree.links.new(rough, shader.inputs['Roughness'])
    else:
        shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    if bump is not None:
        node = graph.add('Bump', {'Height': bump, 'Strength': strength, 'Distance': distance})
        graph.tree.links.new(node.outputs[0], shader.inputs['Normal'])


def get_paint(name, color, rough=.55, metal=0.0, dirt=.10):
    """Paint with faint stains and rain streaks."""
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    streak = g.noise(.9, 3, (1, 1, .06))
    cloud = g.noise(.12, 3)
    shade = g.math('ADD', g.math('MULTIPLY', streak, dirt), g.math('MULTIPLY', cloud, dirt))
    value = g.math('SUBTRACT', 1 + dirt, shade)
    finish_material(g, shader, g.mix(1.0, color, value, 'MULTIPLY'), rough, metal)
    return material


def get_object_paint(name, rough=.4):
    """Paint in the color of the object, so that one mesh can have several colors."""
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    grime = g.math('SUBTRACT', 1.06, g.math('MULTIPLY', g.noise(1.3, 3, (1, 1, .3)), .16))
    finish_material(g, shader, g.mix(1.0, g.add('ObjectInfo').outputs['Color'], grime, 'MULTIPLY'), rough)
    return material


def get_glow(name, color, strength, reflection=0.0):
    """A bright surface that lights nothing, because the scene has lamps for that. Polished floors show the given part of its strength."""
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    path = g.add('LightPath')
    ray = g.math('MAXIMUM', path.outputs['Is Camera Ray'], g.math('MULTIPLY', path.outputs['Is Glossy Ray'], reflection))
    seen = g.math('MULTIPLY', ray, strength)
    light = g.add('Emission', {'Color': color, 'Strength': seen})
    g.tree.links.new(light.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    material.cycles.sample_as_light = False
    return material


def get_glass(name='glass', tint=(.55, .68, .70)):
    """Thin glass: transparent when seen at a right angle, and a mirror at a flat angle."""
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    fresnel = g.ramp(g.add('LayerWeight', {'Blend': .35}).outputs['Facing'], -.25, 1.0)
    clear = g.add('BsdfTransparent', {'Color': tint})
    mirror = g.add('BsdfGlossy', {'Color': (.9, .95, 1), 'Roughness': .02})
    both = g.add('MixShader', {0: fresnel, 1: clear.outputs[0], 2: mirror.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return material


def get_leaf(name, colors, translucency=.35):
    """Every leaf has its own shade between two colors, and every plant its own brightness."""
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    per_leaf = g.add('NewGeometry').outputs['Random Per Island']
    per_plant = g.add('ObjectInfo').outputs['Random']
    color = g.mix(per_leaf, colors[0], colors[1])
    color = g.mix(g.ramp(per_plant, .35, 1.0), color, g.mix(per_leaf, colors[1], colors[2]))
    color = g.add('HueSaturation', {'Hue': .5, 'Saturation': 1.0, 'Value': g.math('MULTIPLY_ADD', per_plant, .5), 'Color': color}).outputs[0]
    g.tree.nodes[-2].inputs[2].default_value = .78
    up = g.mix(.75 if name.startswith('blade') else .25, g.add('NewGeometry').outputs['Normal'], (0, 0, 1))
    a = g.add('BsdfDiffuse', {'Color': color, 'Normal': g.add('VectorMath', {0: up}, operation='NORMALIZE').outputs[0]})
    b = g.add('BsdfTranslucent', {'Color': color})
    both = g.add('MixShader', {0: translucency, 1: a.outputs[0], 2: b.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return material


def get_asphalt():
    if 'asphalt' in materials_by_name:
        return materials_by_name['asphalt']
    material, g, shader = start_material('asphalt')
    wear = g.ramp(g.noise(.035, 5), .35, .68)
    track = g.ramp(g.noise(.5, 3, (.04, 1, 1)), .4, .75)
    grain = g.noise(24, 2)
    color = g.mix(wear, (.036, .037, .039), (.066, .065, .063))
    color = g.mix(g.math('MULTIPLY', track, .35), color, (.028, .028, .03))
    cell = g.add('TexVoronoi', {'Vector': g.add('NewGeometry').outputs['Position'], 'Scale': .06}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    crack = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ADD', cell, g.math('MULTIPLY', g.noise(1.2, 3), .02)), .0125), .6)
    color = g.mix(crack, color, (.02, .02, .021))
    color = g.mix(.35, color, g.mix(grain, (.02, .02, .02), (.11, .11, .11)))
    finish_material(g, shader, color, g.ramp(wear, -1.5, 1.2), bump=grain, strength=.25, distance=.01)
    return material


def get_concrete(name='concrete', color=(.36, .345, .32), joint=4.6):
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    stain = g.ramp(g.noise(.16, 6), .3, .75)
    mix = g.mix(stain, color, tuple(c * .72 for c in color))
    mix = g.mix(g.math('MULTIPLY', g.ramp(g.noise(.9, 4, (1, .12, 1)), .55, .8), .4), mix, tuple(c * .5 for c in color))
    seam = g.math('MAXIMUM', g.lines(0, joint, .05), g.lines(1, joint, .05))
    mix = g.mix(g.math('MULTIPLY', seam, .55), mix, tuple(c * .35 for c in color))
    finish_material(g, shader, mix, .8, bump=g.noise(14, 3), strength=.12)
    return material


def get_polished_slab():
    """The sealed floor of a warehouse: cloudy gray, with reflections that get sharper at a flat angle."""
    if 'slab' in materials_by_name:
        return materials_by_name['slab']
    material, g, shader = start_material('slab')
    cloud, fine = g.ramp(g.noise(.09, 6), .3, .75), g.noise(2.2, 5, rough=.65)
    color = g.mix(cloud, (.20, .20, .20), (.29, .287, .28))
    color = g.mix(g.math('MULTIPLY', g.ramp(fine, .35, .75), .25), color, (.15, .15, .15))
    track = g.ramp(g.noise(.35, 4, (1, .07, 1)), .52, .78)
    color = g.mix(g.math('MULTIPLY', track, .30), color, (.12, .12, .12))
    rough = g.math('ADD', g.math('MULTIPLY', g.ramp(g.noise(.4, 4), .3, .7), .09), .10)
    finish_material(g, shader, color, rough)
    return material


def get_deck():
    """Painted steel deck, as seen from below, with its seams."""
    if 'deck' in materials_by_name:
        return materials_by_name['deck']
    material, g, shader = start_material('deck')
    seam = g.math('MULTIPLY', g.lines(1, .91, .07), .22)
    finish_material(g, shader, g.mix(seam, (.80, .80, .79), (.40, .40, .40)), .7)
    return material


def get_roofing(color=(.74, .74, .72)):
    if 'roof' in materials_by_name:
        return materials_by_name['roof']
    material, g, shader = start_material('roof')
    dust = g.ramp(g.noise(.05, 6), .35, .75)
    mix = g.mix(dust, color, tuple(c * .74 for c in color))
    seam = g.math('MULTIPLY', g.lines(1, 3.0, .10), .22)
    mix = g.mix(seam, mix, (.3, .3, .3))
    finish_material(g, shader, mix, .65)
    return material


def get_solar_panel():
    if 'solar' in materials_by_name:
        return materials_by_name['solar']
    material, g, shader = start_material('solar')
    seam = g.math('MAXIMUM', g.lines(0, 1.15, .05), g.lines(1, 1.1, .03))
    finish_material(g, shader, g.mix(seam, (.008, .014, .04), (.20, .22, .25)), .12)
    return material


def get_ground(lush, dry, soil):
    """Lawn near the building, patchy grass beyond, and fields far away."""
    if 'grass' in materials_by_name:
        return materials_by_name['grass']
    material, g, shader = start_material('grass')
    fine, mid, wide = g.noise(2.6, 2, rough=.7), g.noise(.16, 3, rough=.62), g.noise(.011, 2)
    color = g.mix(g.ramp(mid, .32, .70), lush, dry)
    color = g.mix(g.math('MULTIPLY', g.ramp(wide, .40, .68), .75), color, g.mix(.5, dry, soil))
    color = g.mix(g.math('MULTIPLY', g.ramp(g.noise(.5, 3, rough=.7), .58, .72), .55), color, soil)
    color = g.mix(g.ramp(fine, .25, .8), g.mix(.5, color, (.01, .012, .006)), color)
    place = g.add('NewGeometry').outputs['Position']
    field = g.add('TexVoronoi', {'Vector': place, 'Scale': .0028}, distance='CHEBYCHEV').outputs['Color']
    tone = g.add('SeparateColor', {0: field})
    crop = g.mix(g.ramp(tone.outputs[0], .2, .8), g.mix(.25, lush, soil), g.mix(.3, dry, soil))
    crop = g.mix(g.math('MULTIPLY', tone.outputs[1], .5), crop, lush)
    reach = g.add('VectorMath', {0: place}, operation='LENGTH').outputs['Value']
    crop = g.mix(g.math('MULTIPLY', g.ramp(tone.outputs[2], .55, .6), .7), crop, g.mix(.3, soil, dry))
    crop = g.mix(g.math('MULTIPLY', g.ramp(tone.outputs[2], .4, .3), .6), crop, tuple(c * .55 for c in lush))
    crop = g.mix(g.math('MULTIPLY', g.ramp(mid, .35, .7), .35), crop, tuple(c * .6 for c in lush))
    color = g.mix(g.math('MULTIPLY', g.ramp(reach, 420, 700), .92), color, crop)
    stripe = g.math('MULTIPLY', g.math('SUBTRACT', 1, g.ramp(reach, 300, 700)), g.math('MULTIPLY', g.lines(1, 3.2, 1.6), .16))
    color = g.mix(stripe, color, lush)
    finish_material(g, shader, color, .95, bump=None, strength=.8, distance=.08)
    shader.inputs['Specular'].default_value = .1
    return material


def get_hill(low, high, snow):
    material, g, shader = start_material('hill')
    z = g.add('SeparateXYZ', {0: g.add('NewGeometry').outputs['Position']}).outputs[2]
    patch = g.noise(.0035, 8, rough=.65)
    color = g.mix(g.ramp(patch, .38, .62), low, high)
    if snow:
        color = g.mix(g.ramp(g.math('ADD', z, g.math('MULTIPLY', patch, 500)), snow, snow + 220), color, (.8, .82, .86))
    finish_material(g, shader, color, 1.0)
    return material


def get_water():
    if 'water' in materials_by_name:
        return materials_by_name['water']
    material, g, shader = start_material('water')
    finish_material(g, shader, (.018, .028, .026), .06, bump=g.noise(.8, 3), strength=.05)
    return material


def get_mesh_fence():
    """Wire mesh, as seen from far away: mostly transparent."""
    if 'wire' in materials_by_name:
        return materials_by_name['wire']
    material, g, shader = start_material('wire')
    clear = g.add('BsdfTransparent')
    wire = g.add('BsdfDiffuse', {'Color': (.30, .31, .31)})
    both = g.add('MixShader', {0: .24, 1: clear.outputs[0], 2: wire.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return material
