/** The interactive sections, which React hydrates in the browser. */
import { Sections, type StyleguideSection } from "./sections.tsx";
import { Actions } from "./sections/actions.tsx";
import { Choices } from "./sections/choices.tsx";
import { Dialogs } from "./sections/dialogs.tsx";
import { Fields } from "./sections/fields.tsx";

export const LIVE_SECTIONS: readonly StyleguideSection[] = [
  { id: "actions", title: "Buttons, links, chips", Specimens: Actions },
  { id: "fields", title: "Fields", Specimens: Fields },
  { id: "choices", title: "Choices and files", Specimens: Choices },
  { id: "dialogs", title: "Dialogs and toasts", Specimens: Dialogs },
];

export default function LiveSections() {
  return <Sections of={LIVE_SECTIONS} />;
}
