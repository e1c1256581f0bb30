/** Extracts one font from a collection (.ttc), whose fonts share their tables. */
const HEAD_BYTES = 12;
const RECORD_BYTES = 16;
const ALIGNMENT = 4;

export function fontOf(collection: Buffer, index: number): Buffer {
  if (collection.toString("latin1", 0, 4) !== "ttcf") throw new Error("This is no collection of fonts.");
  const start = collection.readUInt32BE(HEAD_BYTES + 4 * index);
  const tables = collection.readUInt16BE(start + 4);
  const directory = Buffer.from(collection.subarray(start, start + HEAD_BYTES + RECORD_BYTES * tables));
  const parts: Uint8Array[] = [directory];
  let end = directory.length;
  for (let record = HEAD_BYTES; record < directory.length; record += RECORD_BYTES) {
    const offset = directory.readUInt32BE(record + 8);
    const table = collection.subarray(offset, offset + directory.readUInt32BE(record + 12));
    const padding = Buffer.alloc(-table.length & (ALIGNMENT - 1));
    directory.writeUInt32BE(end, record + 8);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
