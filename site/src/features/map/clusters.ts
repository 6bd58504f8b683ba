/** Where something is on the screen, in pixels. */
interface Spot {
  x: number;
  y: number;
}

/**
 * Groups what would cover each other: each item joins the first group whose first item is nearer than `distance`, so
 * that the order of the items decides, and the first ones keep their places.
 */
export function clusters<T>(items: readonly T[], spotOf: (item: T) => Spot, distance: number): T[][] {
  const groups: { at: Spot; items: T[] }[] = [];
  for (const item of items) {
    const at = spotOf(item);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < distance);
    if (near) near.items.push(item);
    else groups.push({ at, items: [item] });
  }
  return groups.map((group) => group.items);
}
