import menuIcons from "./menu-icons.svg?no-inline";

interface MenuIconProps {
  readonly name: string;
  /** Inside what is closed at first: show-pictures.ts shows it. */
  readonly deferred?: boolean;
}

/** The menus' icons come as one file: drawn into the page they would be sent with every page and its script. */
export function MenuIcon({ name, deferred }: MenuIconProps) {
  const href = deferred ? "data-href" : "href";
  return (
    <svg
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use {...{ [href]: `${menuIcons}#${name}` }} />
    </svg>
  );
}
