"""An edge-avoiding wavelet filter for builds of Blender without OpenImageDenoise. It smooths the light and keeps colors and edges."""
import numpy as np


def shift(a, dx, dy):
    h, w = a.shape[:2]
    return a[np.clip(np.arange(h) + dy, 0, h - 1)][:, np.clip(np.arange(w) + dx, 0, w - 1)]


def remove_noise(color, albedo, normal, depth, rounds=3, light_edge=.55):
    """All arrays are height x width x channels, float32, linear."""
    albedo = np.clip(albedo, 0, 1) + .02
    far = np.log1p(np.clip(depth[..., :1], 0, 1e5))
    light = np.log1p(np.clip(color, 0, 60) / albedo * 4)
    guide = np.concatenate([albedo * 7, normal * 2.2, far * 12], axis=2).astype(np.float32)
    for r in range(rounds):
        step, total, weight = 1 << r, light * .25, np.full(light.shape[:2] + (1,), .25, np.float32)
        gray = light.mean(axis=2, keepdims=True)
        if r == 0:  # Single pixels are too noisy in the first round, so neighborhoods are compared.
            gray = sum(shift(gray, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)) / 9
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx == dy == 0:
                    continue
                kernel = .125 if dx * dy == 0 else .0625
                edge = ((shift(guide, dx * step, dy * step) - guide) ** 2).sum(axis=2, keepdims=True)
                other = np.abs(shift(gray, dx * step, dy * step) - gray) / (light_edge / (1 + .6 * r))
                w = kernel * np.exp(-edge - other * other)
                total += w * shift(light, dx * step, dy * step)
                weight += w
        light = total / weight
    return np.expm1(light) / 4 * albedo
