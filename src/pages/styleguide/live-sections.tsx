/** The parts themselves; React runs them in the browser, as it does where they are used. */
import { Actions } from "./sections/actions.tsx";
import { Choices } from "./sections/choices.tsx";
import { Content } from "./sections/content.tsx";
import { Dialogs } from "./sections/dialogs.tsx";
import { Fields } from "./sections/fields.tsx";
import { Names } from "./sections/names.tsx";
import styles from "./specimens.module.css";

const sections = [
  { id: "actions", title: "Buttons, links, chips", Section: Actions },
  { id: "fields", title: "Fields", Section: Fields },
  { id: "choices", title: "Choices and files", Section: Choices },
  { id: "dialogs", title: "Dialogs and toasts", Section: Dialogs },
  { id: "content", title: "Content", Section: Content },
  { id: "names", title: "Avatars, codes, copying", Section: Names },
];

export default function Specimens() {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label="On this page">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, Section }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            <div className={styles.specimens}>
              <Section />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
