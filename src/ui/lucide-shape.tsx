/**
 * Replaces lucide-react's own component factory (by an alias in vite.config.ts). We only need icons with a size,
 * and every page carries this code.
 */
import type { SVGProps } from "react";
import { IconFrame } from "./icon-frame.tsx";

interface IconData {
  readonly node: readonly (readonly [tag: "path", attributes: SVGProps<SVGPathElement> & { key: string }])[];
}

export default function createShape({ node }: IconData) {
  return function Shape({ size }: { readonly size: number }) {
    return (
      <IconFrame size={size} viewBox="0 0 24 24">
        {node.map(([Tag, { key, ...attributes }]) => (
          <Tag key={key} {...attributes} />
        ))}
      </IconFrame>
    );
  };
}
