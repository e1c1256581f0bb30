/** The size limits of a body without files. All of it is checked before a field is read. */
export const FORM_LIMITS = {
  /** JSON, the texts of a form, and everything else that is not a file, names included. */
  textBytes: 128 * 1024,
  /** The largest form has about two hundred. */
  fields: 500,
  /** The header of a part: field name, file name and content type. */
  partHeaderBytes: 4 * 1024,
  /** Nesting of objects and lists. */
  depth: 12,
  /** Members and items in JSON, at all depths. */
  jsonValues: 2_000,
} as const;
