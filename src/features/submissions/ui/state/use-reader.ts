import { useMemo, useRef, useState } from "react";
import type { FieldNetwork, FormCategory } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { Form } from "#features/submissions/schema/form.ts";
import { loadForm, type CreateForm } from "#features/submissions/schema/load-form.ts";

interface Source {
  readonly kind: SubmissionKind;
  readonly networks: readonly FieldNetwork[];
  readonly categories: readonly FormCategory[];
}

/** The same schema as on the server, loaded when the reader starts to fill in the form. */
export function useReader({ kind, networks, categories }: Source) {
  const [fetched, setFetched] = useState<{ readonly createForm: CreateForm }>();
  const fetching = useRef<Promise<CreateForm>>(undefined);
  const context = useMemo(
    () => ({ networks, categories: categories.map(({ key }) => key) }),
    [networks, categories],
  );

  /** Null if it cannot be loaded: then only the server validates. */
  const loadReader = async (): Promise<Form<unknown> | null> => {
    try {
      fetching.current ??= loadForm(kind);
      const createForm = await fetching.current;
      setFetched((known) => known ?? { createForm });
      return createForm(context);
    } catch {
      fetching.current = undefined;
      return null;
    }
  };
  return { reader: useMemo(() => fetched?.createForm(context) ?? null, [fetched, context]), loadReader };
}
