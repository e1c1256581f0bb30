import { expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { oneWord } from "./one-word.ts";

const terms = [{ id: "help-centre", words: { en: { use: "help centre" } } }];
const en = { a: "Help centre", b: "Help centre", c: "Ask the help centre" };

const problems = (es: Record<string, string>) =>
  oneWord(smallMessageCatalogue({ en, es }, { terms })).map(({ problem }) => problem);

it("two words for one label are found", () => {
  expect(problems({ a: "Centro de ayuda", b: "Ayuda", c: "Pregunta" })).toEqual([
    "says centro de ayuda and ayuda for “help-centre”",
  ]);
});

it("one word is right, wherever its line may break", () => {
  expect(problems({ a: "Centro de ayuda", b: "Centro de\u00a0ayu\u200bda", c: "Pregunta" })).toEqual([]);
});

it("a gloss in brackets does not make another word", () => {
  expect(problems({ a: "Centro de ayuda", b: "Centro de ayuda (help centre)", c: "" })).toEqual([]);
});
