/** Returns the closest ancestor of the event's target that matches the selector, or null. */
export const closestTarget = <Kind extends Element = HTMLElement>(
  event: Event,
  selector: string,
): Kind | null => (event.target instanceof Element ? event.target.closest<Kind>(selector) : null);
