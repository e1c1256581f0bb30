/** §2: the donation dialog can be opened from anywhere on the page by an event. */
const DONATION_EVENT = "donation:open";

export interface DonationDetail {
  /** The page whose donation box is shown: a receipt. */
  readonly page: string;
}

export function openDonationDialog(detail: DonationDetail, target: EventTarget = window): void {
  target.dispatchEvent(new CustomEvent(DONATION_EVENT, { detail }));
}

export function onDonationOpen(
  listener: (detail: DonationDetail) => void,
  target: EventTarget = window,
): void {
  target.addEventListener(DONATION_EVENT, (event) => listener((event as CustomEvent<DonationDetail>).detail));
}
