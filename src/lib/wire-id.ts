/** Files and the JSON API call a record's number `hid`; inside the site it is the record's `id`. */
export const fromWireId = <Row extends { readonly hid: number }>({
  hid,
  ...rest
}: Row): Omit<Row, "hid"> & { readonly id: number } => ({ ...rest, id: hid });
