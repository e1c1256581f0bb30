import { expect, it } from "vitest";
import { readFoundDapps } from "./found-dapps.ts";

const good = {
  hid: 1,
  title: "Reef",
  url: "https://reef.example",
  desc: "Swap.",
  icon_url: "/icons/dapp/1.svg",
  category_ids: [1],
  chains: ["eth"],
};

it("only DApps whose address contains http are kept, and only whole ones", () => {
  const odd = [{ ...good, url: "tidepool://x" }, { ...good, title: 7 }, { hid: 2 }, null, "x"];
  expect(readFoundDapps([...odd, good])).toEqual([good]);
});

it("what is no list is none", () => {
  expect(readFoundDapps(null)).toBeUndefined();
  expect(readFoundDapps({ 0: good })).toBeUndefined();
});
