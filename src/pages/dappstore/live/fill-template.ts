/** Puts values in the place of `{name}` in the texts and attributes of a copied template. */
export function fillTemplate(
  root: DocumentFragment | Element,
  values: Readonly<Record<string, string>>,
): void {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = fill(node.data);
    else if (node instanceof Element) fillAttributes(node, fill);
  }
}

function fillAttributes(element: Element, fill: (text: string) => string): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? "";
    if (value.includes("{")) element.setAttribute(name, fill(value));
  }
}
