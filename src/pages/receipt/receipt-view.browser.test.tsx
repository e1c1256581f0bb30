import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, test } from "vitest";
import { sampleBox } from "#features/donations/sample-box.ts";
import type { DonationState, SettledBy } from "#features/donations/model.ts";
import { usePayment } from "#features/donations/ui/use-payment.ts";
import { SUBMISSION_STATES, type SubmissionState } from "#features/submissions/model.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import type { ShownReceipt } from "./receipt-props.ts";
import { ReceiptView } from "./receipt-view.tsx";
import { sampleReceipt } from "./sample-receipt.ts";
import { paymentSummary } from "./payment-summary.ts";

const idle = (): Promise<void> => Promise.resolve();

function View({ receipt }: { readonly receipt: ShownReceipt }) {
  const payment = usePayment(receipt.box);
  return (
    <ReceiptView
      receipt={receipt}
      payment={payment}
      isDialogOpen={false}
      onDialog={() => {}}
      onSent={idle}
      onWithdrawn={idle}
    />
  );
}

type Paying = readonly [state: DonationState, settledBy?: SettledBy | undefined, hasHash?: boolean];

const PAYMENTS: readonly Paying[] = [
  ["open"],
  ["submitted"],
  ["unseen", undefined, true],
  ["pending", undefined, true],
  ["confirming", undefined, true],
  ["manual", undefined, true],
  ["rejected", undefined, true],
  ["confirmed", "network", true],
  ["confirmed", "operator"],
  ["confirmed", "waiver"],
  ["confirmed", "demo"],
];

const HASH = `0x${"ab".repeat(32)}`;

function standingAt(state: SubmissionState, [paying, settledBy, hasHash]: Paying): ShownReceipt {
  const plain = sampleReceipt({ state });
  const donation = {
    ...(plain.donation as NonNullable<ShownReceipt["donation"]>),
    state: paying,
    settledBy: settledBy ?? null,
    txHash: hasHash ? HASH : null,
    confirmations: paying === "confirming" ? 4 : 0,
    paidAmount: settledBy === "network" ? "200.4817" : null,
    reason: paying === "rejected" ? ("wrong_amount" as const) : null,
    manualCause: paying === "manual" ? ("not_seen" as const) : null,
  };
  const { asksForPayment } = paymentSummary({ ...plain, donation });
  return { ...plain, donation, box: asksForPayment ? sampleBox : null };
}

/** Renders the next state into the open page. */
let show: (receipt: ShownReceipt) => void = () => {};

function Open() {
  const [receipt, setReceipt] = useState(standingAt("awaiting_donation", ["open"]));
  useEffect(() => {
    show = (next) => flushSync(() => setReceipt(next));
  }, []);
  return <View receipt={receipt} />;
}

/** React's ids increase with every mount. */
const htmlOf = (container: Element): string => container.innerHTML.replaceAll(/_r_\w+_/g, "id");

describe("a state that arrives while the page is open renders like the page served in that state", () => {
  test.each(SUBMISSION_STATES)("%s, whatever the payment", async (state) => {
    const live = await renderPart(<Open />);
    for (const paying of PAYMENTS) {
      const receipt = standingAt(state, paying);
      show(receipt);
      const fresh = await renderPart(<View receipt={receipt} />);
      expect(htmlOf(live.container), paying.join(" ")).toBe(htmlOf(fresh.container));
      await fresh.unmount();
    }
  });
});

test("the box disappears while a payment is verified and returns after a refusal", async () => {
  const screen = await renderPart(<Open />);
  await expect.element(screen.getByText("Send exactly", { exact: true })).toBeVisible();
  show(standingAt("awaiting_donation", ["confirming", undefined, true]));
  await expect.element(screen.getByText("Send exactly", { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText("4 confirmations of", { exact: false })).toBeVisible();
  show(standingAt("awaiting_donation", ["rejected", undefined, true]));
  await expect.element(screen.getByText("Only if you pay again, send exactly")).toBeVisible();
});

const AT = "2026-11-18T09:00:00.000Z";

test.each([
  [{ state: "withdrawn" }, "You withdrew this submission."],
  [{ state: "withdrawn", isDelisted: true }, "You took this listing down."],
  [{ state: "withdrawn", isDelisted: true, isTakenDown: true }, "We’ve taken your listing down."],
  [{ state: "live", isTakenDown: true }, "We’ve taken your listing down."],
  [{ state: "live", isPaused: true }, "You’ve hidden your listing for now."],
  [{ state: "live", isPaused: true, isTakenDown: true }, "We’ve taken your listing down."],
  [{ state: "rejected", canAppeal: true }, "You can appeal under “More options”"],
  [{ state: "rejected", canAppeal: false }, "You can reply in the thread or send"],
  [{ state: "in_review", handover: { at: AT, by: "owner" } }, "48 hours after you started"],
  [{ state: "live", handover: { at: AT, by: "proof" } }, "72 hours after they asked"],
  [{ state: "live", handover: { at: AT, by: "next" } }, "Until then, you can only read it."],
] as const)("%o says what its owner did and can do", async (change, sentence) => {
  const screen = await renderPart(<View receipt={sampleReceipt({ ...change, donation: null, box: null })} />);
  await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible();
});

test("the next owner reads the receipt and is offered nothing that would be refused", async () => {
  const handover = { at: AT, by: "next" } as const;
  for (const state of SUBMISSION_STATES) {
    const screen = await renderPart(<View receipt={sampleReceipt({ state, handover, box: null })} />);
    expect(screen.container.textContent, state).not.toMatch(
      /Send the donation|Fix the fields|change or remove the listing/,
    );
    const asks = [...screen.container.querySelectorAll("form, dialog, a")].map((one) => one.textContent);
    expect(
      asks.filter((text) => /Donate|Fix|Send|Withdraw|More options/.test(text ?? "")),
      state,
    ).toEqual([]);
    await screen.unmount();
  }
});

test("every state leads its owner to what can be done with the listing", async () => {
  for (const state of SUBMISSION_STATES) {
    const screen = await renderPart(<View receipt={sampleReceipt({ state })} />);
    expect(screen.container.querySelector('a[href$="/manage"]')?.textContent, state).toBe("More options");
    await screen.unmount();
  }
});
