/** Dismisses the notice permanently. */
import { closestTarget } from "#shell/enhance/closest-target.ts";
import { MAINLAND_NOTICE } from "#browser/storage/head-texts.ts";
import { localArea } from "#browser/storage/storage-area.ts";
import { ROOT } from "#shell/root-attributes.ts";
import { MAINLAND_NOTICE_BOX } from "./mainland-notice-attributes.ts";

const [DISMISSED] = MAINLAND_NOTICE.values;

export function enhanceMainlandNotice(): void {
  document.querySelector(`aside[${MAINLAND_NOTICE_BOX}]`)?.addEventListener("click", (event) => {
    if (!closestTarget(event, "button")) return;
    localArea.write(MAINLAND_NOTICE.key, DISMISSED);
    document.documentElement.setAttribute(ROOT.mainlandNotice, DISMISSED);
  });
}
