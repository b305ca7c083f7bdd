"""Materials of the wider landscape: mountains, distant buildings and open water."""
from materials import finish_material, materials_by_name, start_material


def get_rock(low, high, snow, wooded):
    """A mountainside: woods or rock, darker where it is steep, and snow above a height where it is not."""
    material, g, shader = start_material('rock')
    geometry = g.add('NewGeometry')
    z = g.add('SeparateXYZ', {0: geometry.outputs['Position']}).outputs[2]
    flat = g.add('SeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    patch, fine = g.noise(.0024, 8, rough=.65), g.noise(.045 if wooded else .016, 5, rough=.7)
    color = g.mix(g.ramp(patch, .36, .64), low, high)
    color = g.mix(g.math('MULTIPLY', g.ramp(flat, .92, .55), .55), color, tuple(c * .45 for c in low))
    color = g.mix(g.math('MULTIPLY', g.ramp(fine, .35, .68), .5), color, tuple(c * .5 for c in low))
    if snow:
        level = g.math('ADD', g.math('ADD', z, g.math('MULTIPLY', patch, snow * .5)), g.math('MULTIPLY', fine, snow * .35))
        cover = g.math('MULTIPLY', g.ramp(level, snow * 1.32, snow * 1.52), g.ramp(flat, .38, .66))
        color = g.mix(cover, color, (.80, .83, .88))
    finish_material(g, shader, color, 1.0)
    shader.inputs['Specular'].default_value = 0
    return material


def get_facade(tone):
    """The wall of a distant building, with bands of windows."""
    name = f'facade {tone}'
    if name in materials_by_name:
        return materials_by_name[name]
    material, g, shader = start_material(name)
    band = g.math('MULTIPLY', g.lines(2, 3.9, 2.0), .62)
    pier = g.math('MULTIPLY', g.math('MAXIMUM', g.lines(0, 7.0, 1.2), g.lines(1, 7.0, 1.2)), .5)
    color = g.mix(g.math('SUBTRACT', band, pier, True), tone, (.05, .06, .075))
    finish_material(g, shader, color, .45)
    return material


def get_open_water():
    """A river or the sea."""
    if 'open water' in materials_by_name:
        return materials_by_name['open water']
    material, g, shader = start_material('open water')
    wave = g.noise(.035, 5, (1, 1, 1), .6)
    color = g.mix(g.ramp(g.noise(.0022, 4), .35, .65), (.020, .040, .046), (.030, .052, .055))
    finish_material(g, shader, color, .13, bump=wave, strength=.10, distance=.6)
    return material
