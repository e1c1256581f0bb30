/** The dialogs of the home page, as their openers name them. */
export const WARNING_DIALOG = "follow-warning";
export const FOLLOW_DIALOG = "follow-modal";
export const EXTENSION_DIALOG = "extension-modal";
