import { describe, expect, it } from "vitest";
import { CLOSED, LANGUAGE_ITEM, closed, isPanelOpen, isTabActive, opened, pressed } from "./panel-state.ts";

const tools = { id: "tools", title: "Tools" };

describe("a tab is active only", () => {
  it("if it is selected and its panel is open", () => {
    expect(isTabActive(opened("tools", "hover"), tools)).toBe(true);
    expect(isTabActive(opened("trade", "hover"), tools)).toBe(false);
    expect(isTabActive(closed(opened("tools", "press")), tools)).toBe(false);
    expect(isTabActive(CLOSED, tools)).toBe(false);
  });

  it("if it has a title", () => {
    expect(isTabActive(opened("tools", "press"), { id: "tools", title: "" })).toBe(false);
  });

  it("if it is not the language item, although that opens a panel too", () => {
    const state = opened(LANGUAGE_ITEM, "press");
    expect(isPanelOpen(state, LANGUAGE_ITEM)).toBe(true);
    expect(isTabActive(state, { id: LANGUAGE_ITEM, title: "Language" })).toBe(false);
  });
});

describe("a press on a tab", () => {
  it("opens its panel and closes any other", () => {
    expect(pressed(opened("trade", "press"), "tools")).toEqual(opened("tools", "press"));
  });

  it("closes the panel that a press opened", () => {
    expect(isPanelOpen(pressed(opened("tools", "press"), "tools"), "tools")).toBe(false);
  });

  it("keeps the panel that hovering has just opened", () => {
    const kept = pressed(opened("tools", "hover"), "tools");
    expect(isPanelOpen(kept, "tools")).toBe(true);
    expect(isPanelOpen(pressed(kept, "tools"), "tools")).toBe(false);
  });
});
