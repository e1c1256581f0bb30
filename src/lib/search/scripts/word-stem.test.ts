import { expect, it } from "vitest";
import { stemOf } from "./word-stem.ts";

it.each([
  ["mercado", "mercados"],
  ["descentralizado", "descentralizada", "descentralizados", "descentralizadas"],
  ["prediccion", "predicciones"],
  ["previsao", "previsoes"],
  ["explorador", "exploradores"],
  ["exchange", "exchanges"],
  ["биржа", "биржи", "бирж", "бирже", "биржам"],
  ["рынок", "рынки", "рынков"],
  ["кредит", "кредиты", "кредитные", "кредитных"],
])("%s has the stem of its forms", (word, ...forms) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)));
});

it("other words have other stems, and short ones keep their letters", () => {
  expect(stemOf("indice")).not.toBe(stemOf("indica"));
  expect(stemOf("base")).toBe("base");
  expect(stemOf("это")).toBe("это");
  expect(stemOf("跨链桥")).toBe("跨链桥");
});
