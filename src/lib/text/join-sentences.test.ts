import { expect, test } from "vitest";
import { joinSentences } from "./join-sentences.ts";

test("sentences stand a space apart, unless their punctuation includes one", () => {
  expect(joinSentences("Nothing was paid.", "It is in the queue.", "Wait.")).toBe(
    "Nothing was paid. It is in the queue. Wait.",
  );
  expect(joinSentences("", "Wait.", "")).toBe("Wait.");
  expect(joinSentences("没有付款。", "已进入队列。")).toBe("没有付款。已进入队列。");
  expect(joinSentences("ไม่มีการชำระเงิน", "อยู่ในคิวแล้ว")).toBe("ไม่มีการชำระเงิน อยู่ในคิวแล้ว");
});
