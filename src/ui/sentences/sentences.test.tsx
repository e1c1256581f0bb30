import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Sentences } from "./sentences.tsx";

const shown = (...parts: ReactNode[]): string => renderToStaticMarkup(<Sentences>{parts}</Sentences>);

it("sentences follow one another after a space, where the language has one", () => {
  expect(shown("It is in the queue.", "Wait.")).toBe("It is in the queue. Wait.");
  expect(shown("已进入队列。", "请稍候！", "好吗？", <b key="b">好</b>)).toBe(
    "已进入队列。请稍候！好吗？<b>好</b>",
  );
  expect(shown("อยู่ในคิวแล้ว", "โปรดรอ")).toBe("อยู่ในคิวแล้ว โปรดรอ");
});

it("a link follows like a sentence, and what is missing leaves no space", () => {
  expect(
    shown(
      "Text.",
      <a key="a" href="/more">
        More
      </a>,
      null,
    ),
  ).toBe(`Text. <a href="/more">More</a>`);
  expect(shown(null, false, "Text.", null)).toBe("Text.");
});
