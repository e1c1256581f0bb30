/** On the notice; its `<button>` dismisses it. */
export const MAINLAND_NOTICE_BOX = "data-mainland-notice";
