import { createContext, use, useEffect, useRef, type ReactNode } from "react";
import styles from "./search-panel.module.css";

/** The index of the active link. Null before hydration, when they are plain links. */
export const ActiveOption = createContext<number | null>(null);

export const optionId = (index: number): string => `store-search-option-${index}`;

interface OptionProps {
  /** The index among all links of the panel. */
  readonly index: number;
  readonly href: string;
  readonly look: "entry" | "word";
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A link. While the field is a combobox it is an option, and the focus stays in the field. */
export function Option({ index, href, look, onChoose, children }: OptionProps) {
  const active = use(ActiveOption);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active === index) link.current?.scrollIntoView({ block: "nearest" });
  }, [active, index]);
  const option =
    active === null
      ? {}
      : { id: optionId(index), role: "option", "aria-selected": index === active, tabIndex: -1 };
  return (
    <li role={active === null ? undefined : "presentation"}>
      <a
        className={styles.option}
        data-look={look}
        href={href}
        ref={link}
        onClick={onChoose}
        // Otherwise the mousedown would move the focus, and the panel would close before the click.
        onMouseDown={(event) => event.preventDefault()}
        {...option}
      >
        {children}
      </a>
    </li>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly look: "words" | "hot" | "found";
  readonly children: ReactNode;
}

export function Options({ id, label, look, children }: OptionsProps) {
  const role = use(ActiveOption) === null ? undefined : "listbox";
  const List = look === "hot" ? "ol" : "ul";
  return (
    <List className={styles.options} data-look={look} id={id} role={role} aria-label={label}>
      {children}
    </List>
  );
}
