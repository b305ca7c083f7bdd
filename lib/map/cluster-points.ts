/** A point on a screen, in pixels. */
export type ScreenPoint = { id: string; x: number; y: number };

export type PointCluster = { ids: readonly string[]; x: number; y: number };

/**
 * Joins points that are too close to each other to be selected one by one. The center of a group is its first point, so the result does not depend
 * on the order in which the other points are added.
 * @param distance minimum distance between the centers of two groups, in pixels
 */
export function clusterPoints(points: readonly ScreenPoint[], distance: number): PointCluster[] {
  const clusters: { ids: string[]; x: number; y: number }[] = [];
  for (const { id, x, y } of points) {
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < distance);
    if (near) near.ids.push(id);
    else clusters.push({ ids: [id], x, y });
  }
  return clusters;
}
