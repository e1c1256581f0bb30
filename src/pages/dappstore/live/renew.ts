/**
 * Gives served HTML the attributes and texts of its newer self, in place: focus, scrolling and what was typed stay.
 * A part whose shape has changed is taken over as it is.
 */
export function renew(old: Element, fresh: Element): void {
  renewAttributes(old, fresh);
  const before = [...old.childNodes];
  const after = [...fresh.childNodes];
  const isAlike =
    before.length === after.length && before.every((node, index) => node.nodeName === after[index]?.nodeName);
  if (!isAlike) {
    old.replaceChildren(...after);
    return;
  }
  for (const [index, node] of before.entries()) {
    const next = after[index];
    if (node instanceof Element && next instanceof Element) renew(node, next);
    else if (next && node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue;
  }
}

/** Whether something is folded open is the reader's choice. */
const READERS_OWN = "open";

function renewAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) {
    if (name !== READERS_OWN && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
