/** Places in a rendered page that are filled with markup from elsewhere. On the page each is an empty element. */
const START = '<template id="kept-';
const END = '"></template>';

export const slotId = (name: string): string => `kept-${name}`;

/** No text of a page can contain a slot, because React escapes it. */
export function fillSlots(html: string, parts: ReadonlyMap<string, string>): string {
  const [first = "", ...others] = html.split(START);
  const pieces = [first];
  for (const other of others) {
    const end = other.indexOf(END);
    pieces.push(parts.get(other.slice(0, end)) ?? "", other.slice(end + END.length));
  }
  // In one step, because V8 copies a text that was added up once more for the first search in it.
  return pieces.join("");
}
