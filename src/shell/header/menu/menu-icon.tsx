import menuIcons from "./menu-icons.svg?no-inline";

/** The menus' icons come as one file: drawn into the page they would be sent with every page and its script. */
export function MenuIcon({ name }: { name: string }) {
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
      <use href={`${menuIcons}#${name}`} />
    </svg>
  );
}
