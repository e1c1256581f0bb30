/** Which panel of the header is open, and what opened it. */
export interface PanelState {
  /** Stays set after closing, so that the panel can fade out. */
  readonly selected: string | null;
  readonly isOpen: boolean;
  readonly by: "hover" | "press";
}

export const CLOSED: PanelState = { selected: null, isOpen: false, by: "press" };

export const LANGUAGE_ITEM = "language";
export const LOGO_ITEM = "logo";

export const opened = (id: string, by: PanelState["by"]): PanelState => ({ selected: id, isOpen: true, by });

export const closed = (state: PanelState): PanelState => ({ ...state, isOpen: false });

export const isPanelOpen = (state: PanelState, id: string): boolean => state.isOpen && state.selected === id;

/** A click on a panel that hovering opened keeps it open, because the reader meant to open it. */
export const pressed = (state: PanelState, id: string): PanelState =>
  isPanelOpen(state, id) && state.by === "press" ? closed(state) : opened(id, "press");

/** §4: active only if selected, titled, not the language item, and the panel is open. */
export const isTabActive = (
  state: PanelState,
  tab: { readonly id: string; readonly title: string },
): boolean => isPanelOpen(state, tab.id) && tab.title !== "" && tab.id !== LANGUAGE_ITEM;
