/** On a link: the id of the checkbox that must be ticked before the link works. */
export const NEEDS = "data-needs";

/** The element that asks for the tick. */
export const missingNoteId = (boxId: string): string => `${boxId}-missing`;
