/**
 * Stands in for lucide-react's own component factory (vite.config.ts puts it there): drawings with a size and a
 * stroke are all we need, and every page carries this code.
 */
import type { SVGProps } from "react";

interface IconData {
  readonly node: readonly (readonly [tag: "path", attributes: SVGProps<SVGPathElement> & { key: string }])[];
}

interface ShapeProps {
  readonly size: number;
  readonly strokeWidth: number;
  readonly fill: string;
}

export default function createShape({ node }: IconData) {
  return function Shape({ size, strokeWidth, fill }: ShapeProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={fill}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {node.map(([Tag, { key, ...attributes }]) => (
          <Tag key={key} {...attributes} />
        ))}
      </svg>
    );
  };
}
