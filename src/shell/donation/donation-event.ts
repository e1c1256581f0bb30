/** §2: the donation dialog can be opened from anywhere on the page by an event. */
const DONATION_EVENT = "donation:open";

export interface DonationDetail {
  /** The receipt whose donation box is shown. Without it, the newest receipt stored in this browser. */
  readonly page?: string | undefined;
}

export function openDonationDialog(detail: DonationDetail, target: EventTarget = window): void {
  target.dispatchEvent(new CustomEvent(DONATION_EVENT, { detail }));
}

/** Listens until the returned function is called. */
export function onDonationOpen(
  listener: (detail: DonationDetail) => void,
  target: EventTarget = window,
): () => void {
  // Code that is not ours may dispatch a plain Event.
  const hear = (event: Event): void => listener((event as CustomEvent<DonationDetail | null>).detail ?? {});
  target.addEventListener(DONATION_EVENT, hear);
  return () => target.removeEventListener(DONATION_EVENT, hear);
}
