import { Specimen } from "#pages/styleguide/specimen.tsx";
import styles from "./swatches.module.css";

const groups = [
  {
    title: "Grounds",
    tokens: ["surface-0", "surface-1", "surface-2", "surface-3", "surface-footer", "surface-pool"],
  },
  { title: "Text and lines", tokens: ["text-1", "text-2", "text-3", "line-control", "line-2", "line-1"] },
  {
    title: "Acting and pointing",
    tokens: ["action", "action-hover", "accent", "accent-soft", "focus", "highlight"],
  },
  {
    title: "Answers",
    tokens: ["positive", "positive-soft", "warning", "warning-soft", "danger", "danger-soft"],
  },
  {
    title: "Creatures: pictures only, never body text",
    wide: true,
    tokens: ["anemone", "starfish", "limpet", "urchin", "mussel", "kelp", "snail", "glass"],
  },
];

export function Colour() {
  return groups.map(({ title, wide = false, tokens }) => (
    <Specimen key={title} title={title} wide={wide}>
      <ul className={styles.swatches} data-wide={wide || undefined}>
        {tokens.map((token) => (
          <li key={token}>
            <span className={styles.swatch} data-token={token} />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </Specimen>
  ));
}
