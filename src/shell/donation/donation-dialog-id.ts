export const DONATION_DIALOG_ID = "donation-dialog";
