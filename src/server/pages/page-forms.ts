/** The posted form as a page's action gets it. */
import { waitInMinutes } from "#lib/limits/too-many.ts";
import { readForm, type FormReading } from "#platform/forms/read-form.ts";

export interface PostedForm {
  /** Returns the first value of a field, or an empty string. */
  readonly text: (name: string) => string;
  readonly texts: readonly (readonly [name: string, value: string])[];
  readonly file: (name: string) => Uint8Array | undefined;
  readonly files: (name: string) => readonly Uint8Array[];
  /**
   * Why the form must not be processed: it could not be read completely, or the visitor exceeded a limit. The texts are
   * those that could be read.
   */
  readonly refusal?: FormRefusal;
}

export type FormRefusal =
  | { readonly status: 400; readonly why: "unreadable" }
  | { readonly status: 413; readonly why: "tooLarge" }
  | { readonly status: 429; readonly why: { readonly waitMinutes: number } };

export type ReadForm = (request: Request) => Promise<PostedForm>;

/** The file inputs of all pages. */
const FILE_PARTS = new Set(["logo", "report", "screenshots"]);

const refusalOf = (reading: FormReading): Pick<PostedForm, "refusal"> => {
  if (reading.ok) return {};
  return reading.code === "too_large"
    ? { refusal: { status: 413, why: "tooLarge" } }
    : { refusal: { status: 400, why: "unreadable" } };
};

export const readPageForm: ReadForm = async (request) => {
  const reading = await readForm(request, FILE_PARTS);
  const { texts } = reading;
  const files = (name: string): readonly Uint8Array[] => (reading.ok ? (reading.files.get(name) ?? []) : []);
  return {
    text: (name) => texts.find(([own]) => own === name)?.[1] ?? "",
    texts,
    file: (name) => files(name)[0],
    files,
    ...refusalOf(reading),
  };
};

/** For a visitor who exceeded a limit: the page shows what was typed and does nothing else. */
export const readReturnedForm =
  (retryAfterSeconds: number): ReadForm =>
  async (request) => ({
    ...(await readPageForm(request)),
    refusal: { status: 429, why: waitInMinutes(retryAfterSeconds) },
  });
