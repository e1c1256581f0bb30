/** On the root while a card of this page has the names of the transition. */
export const TRAVELLING_CARD = "data-travelling-card";
