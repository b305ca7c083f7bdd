"""An edge-avoiding wavelet filter for builds of Blender without OpenImageDenoise. It smooths the light and keeps colors and edges."""
import numpy as np


def get_pairs(height, width, dx, dy):
    """Returns the slices of all pixels that have a neighbor at the offset, and of these neighbors."""
    rows = (slice(max(0, -dy), height - max(0, dy)), slice(max(0, dy), height - max(0, -dy)))
    columns = (slice(max(0, -dx), width - max(0, dx)), slice(max(0, dx), width - max(0, -dx)))
    return (rows[0], columns[0]), (rows[1], columns[1])


def blur(gray):
    """Returns the averages of 3 x 3 pixels."""
    padded = np.pad(gray, 1, mode='edge')
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def remove_noise(color, albedo, normal, depth, rounds=3, light_edge=.55):
    """All arrays are height x width x channels, float32, linear."""
    albedo = np.clip(albedo, 0, 1) + np.float32(.02)
    far = np.log1p(np.clip(depth[..., :1], 0, 1e5))
    light = np.log1p(np.clip(color, 0, 60) / albedo * 4).astype(np.float32)
    guide = np.concatenate([albedo * 7, normal * 2.2, far * 12], axis=2).transpose(2, 0, 1).astype(np.float32).copy()
    height, width = light.shape[:2]
    for r in range(rounds):
        step, total, weight = 1 << r, light * np.float32(.25), np.full((height, width, 1), .25, np.float32)
        gray = light.mean(axis=2)
        if r == 0:  # Single pixels are too noisy in the first round, so neighborhoods are compared.
            gray = blur(gray)
        scale = np.float32((1 + .6 * r) / light_edge)
        # The weight of two pixels is the same in both directions, so half of the neighbors are enough.
        for dx, dy, kernel in ((1, 0, .125), (0, 1, .125), (1, 1, .0625), (-1, 1, .0625)):
            here, there = get_pairs(height, width, dx * step, dy * step)
            distance = ((gray[there] - gray[here]) * scale) ** 2
            for channel in guide:
                distance += (channel[there] - channel[here]) ** 2
            w = np.float32(kernel) * np.exp(-distance)[..., None]
            total[here] += w * light[there]
            total[there] += w * light[here]
            weight[here] += w
            weight[there] += w
        light = total / weight
    return np.expm1(light) / 4 * albedo
