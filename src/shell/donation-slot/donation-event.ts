/** §2: the donation dialog can be opened from anywhere on the page by an event. */
const DONATION_EVENT = "donation:open";

/** What the dialog's content needs to know of what is donated for. */
export type DonationDetail = Readonly<Record<string, string>>;

export function openDonationDialog(detail: DonationDetail, target: EventTarget = window): void {
  target.dispatchEvent(new CustomEvent(DONATION_EVENT, { detail }));
}

export function onDonationOpen(listener: (detail: DonationDetail) => void, target: EventTarget = window) {
  const hear = (event: Event): void => listener((event as CustomEvent<DonationDetail>).detail);
  target.addEventListener(DONATION_EVENT, hear);
  return () => target.removeEventListener(DONATION_EVENT, hear);
}
