/** Provides the host variant (§9) of the visitor to links. */
import { createContext, use, type ReactNode } from "react";
import type { HostVariant } from "./host-variant.ts";

const HostVariantContext = createContext<HostVariant>("pro");

export function HostVariantProvider({ variant, children }: { variant: HostVariant; children: ReactNode }) {
  return <HostVariantContext value={variant}>{children}</HostVariantContext>;
}

export const useHostVariant = (): HostVariant => use(HostVariantContext);
