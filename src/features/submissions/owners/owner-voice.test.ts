import { expect, it } from "vitest";
import { isFormerOwners, lastStepBy, ownerSinceOf, ownerVoice } from "./owner-voice.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const event = <Code extends string>(hour: number, code: Code) => ({ at: at(hour), code });

it("a receipt has its owner since the last time it changed hands, by a hand-over or by a proof", () => {
  expect(ownerSinceOf([event(1, "submitted"), event(2, "handover_started")], null)).toBeNull();
  expect(ownerSinceOf([event(1, "handed_over"), event(2, "recovered"), event(3, "paused")], null)).toEqual(
    at(2),
  );
  expect(ownerSinceOf([event(1, "recovered"), event(2, "handed_over")], null)).toEqual(at(2));
});

it("a hand-over whose time has come counts before anybody has written it down", () => {
  expect(ownerSinceOf([event(1, "handed_over")], { endsAt: at(5) })).toEqual(at(5));
});

it("what was said before is a former owner's, from that moment on it is the reader's", () => {
  const readership = { ownerSince: at(2), handover: null };
  expect([1, 2, 3].map((hour) => ownerVoice(at(hour), readership))).toEqual(["former", "you", "you"]);
  expect(ownerVoice(at(1), { ownerSince: null, handover: { isNew: false } })).toBe("you");
  expect([isFormerOwners(at(1), at(2)), isFormerOwners(at(2), at(2)), isFormerOwners(at(1), null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it("the next owner, who only reads, has said nothing yet", () => {
  const next = { handover: { isNew: true } };
  expect(ownerVoice(at(3), { ...next, ownerSince: null })).toBe("owner");
  expect(ownerVoice(at(3), { ...next, ownerSince: at(2) })).toBe("owner");
  expect(ownerVoice(at(1), { ...next, ownerSince: at(2) })).toBe("former");
});

it("the state is the doing of whoever took the last step that owners take", () => {
  const readership = { ownerSince: at(5), handover: null };
  expect(lastStepBy([], readership)).toBe("you");
  expect(lastStepBy([event(1, "published")], readership)).toBe("you");
  for (const code of ["paused", "delisted", "withdrawn", "change_requested", "resubmitted"])
    expect(
      lastStepBy([event(1, code), event(5, "handed_over"), event(6, "published")], readership),
      code,
    ).toBe("former");
  expect(lastStepBy([event(1, "paused"), event(6, "paused")], readership)).toBe("you");
});
