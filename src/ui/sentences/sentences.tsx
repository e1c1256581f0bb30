import { Children, type ReactNode } from "react";
import { endsInFullWidth } from "#lib/text/join-sentences.ts";

/** Sentences and links of one paragraph. Full-width punctuation includes its own space, so none follows it. */
export const Sentences = ({ children }: { readonly children: ReactNode }): ReactNode =>
  Children.toArray(children).flatMap((part, at, all) =>
    at > 0 && !endsInFullWidth(String(all[at - 1])) ? [" ", part] : [part],
  );
