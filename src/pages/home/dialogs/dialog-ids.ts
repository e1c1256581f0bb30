/** The ids of the home page's dialogs, shared with their openers. */
export const WARNING_DIALOG = "follow-warning";
export const FOLLOW_DIALOG = "follow-modal";
export const EXTENSION_DIALOG = "extension-modal";
