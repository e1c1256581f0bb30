/** The creatures that stand for networks, as in the pool of the home page. Each is centred in about 32 × 32. */
import type { ReactNode } from "react";

const around = (count: number): number[] => Array.from({ length: count }, (_, at) => (at * 360) / count);

const Urchin = () => (
  <>
    <g stroke="var(--urchin)" strokeWidth="2.2" strokeLinecap="round">
      {around(16).map((angle) => (
        <path key={angle} d="M0 0H13.5" transform={`rotate(${angle})`} />
      ))}
    </g>
    <circle r="8.5" fill="var(--urchin)" />
    <circle r="3" fill="var(--avatar-urchin-pale)" />
  </>
);

const Starfish = () => (
  <>
    {around(5).map((angle) => (
      <path
        key={angle}
        d="M-4 0C-3 -7 -2 -12 0 -14C2 -12 3 -7 4 0Z"
        fill="var(--starfish)"
        stroke="var(--starfish)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        transform={`rotate(${angle + 12})`}
      />
    ))}
    {around(5).map((angle) => (
      <circle
        key={angle}
        cy="-6"
        r="1.1"
        fill="var(--avatar-starfish-pale)"
        transform={`rotate(${angle + 12})`}
      />
    ))}
  </>
);

const Anemone = () => (
  <>
    {around(12).map((angle) => (
      <ellipse key={angle} cx="9.5" rx="5" ry="2.8" fill="var(--anemone)" transform={`rotate(${angle})`} />
    ))}
    <circle r="7.5" fill="var(--anemone)" />
    <circle r="5" fill="var(--avatar-anemone-pale)" opacity=".5" />
    <circle r="2.3" fill="var(--ill-shine)" />
  </>
);

const Mussel = () => (
  <g transform="rotate(-24)">
    <path
      d="M-14 4C-11 -6 1 -12 12 -6C16 -3 15 3 9 6C1 10 -9 10 -14 4Z"
      fill="var(--mussel)"
      stroke="var(--avatar-mussel-pale)"
    />
    <path
      d="M-12 4C-7 -3 3 -7 11 -4M-11 5C-5 1 4 -2 11 0M-11 5C-4 5 4 4 9 3"
      fill="none"
      stroke="var(--avatar-mussel-pale)"
      strokeLinecap="round"
    />
  </g>
);

const Limpet = () => (
  <g transform="rotate(-18)">
    <ellipse rx="14" ry="12" fill="var(--limpet)" />
    <g stroke="var(--ill-rib)" opacity=".6">
      {around(14).map((angle) => (
        <path key={angle} d="M3 0H11.5" transform={`rotate(${angle})`} />
      ))}
    </g>
    <ellipse rx="2.6" ry="2.2" fill="var(--ill-rib)" />
  </g>
);

const CREATURES = { urchin: Urchin, starfish: Starfish, anemone: Anemone, mussel: Mussel, limpet: Limpet };

export type CreatureName = keyof typeof CREATURES;

interface CreatureProps {
  readonly of: CreatureName;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

export function Creature({ of: name, x, y, scale = 1 }: CreatureProps): ReactNode {
  const Shape = CREATURES[name];
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`}>
      <Shape />
    </g>
  );
}

/** Stands for the key. */
export function Pearl({ x, y, r = 6 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--anemone)" />
      <circle cx={x - r / 3} cy={y - r / 3} r={r / 3.7} fill="var(--ill-shine)" />
    </>
  );
}
