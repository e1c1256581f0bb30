/** The element with this marker around whatever an event met, or null. */
export const around = <Kind extends Element = HTMLElement>(event: Event, selector: string): Kind | null =>
  event.target instanceof Element ? event.target.closest<Kind>(selector) : null;
