import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { RISK_CONSENT } from "#browser/storage/registry.ts";
import { useStored } from "#browser/storage/use-stored.ts";
import { RISK_STATEMENT } from "#features/catalogue/risk.ts";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { RiskDialog } from "#features/catalogue/ui/risk-dialog/risk-dialog.tsx";
import { opensPath } from "#features/usage/opens-path.ts";
import { useHydrated } from "#ui/hydrated.ts";

export interface Leaving {
  readonly id: number;
  readonly url: string;
  /** Opens the DApp in the app instead of the browser. */
  readonly appLink?: string | undefined;
  /** The risk statement as a page, for browsers without JavaScript. */
  readonly leavePath: string;
}

interface LinkAndDialog {
  /** The props of the link to the DApp. */
  readonly link: object & { readonly href: string; readonly ping?: string };
  readonly dialog: ReactNode;
}

/** If the reader agreed permanently, the link leads to the DApp; otherwise it opens the risk dialog. */
export function useLeaving({ id, url, appLink, leavePath }: Leaving): LinkAndDialog {
  const [consent, setConsent] = useStored(RISK_CONSENT);
  const [isAsking, setIsAsking] = useState(false);
  const hydrated = useHydrated();
  const ping = opensPath(id);
  if (consent === RISK_STATEMENT && !isAsking)
    return { link: { href: appLink ?? url, ping, ...externalLinkProps }, dialog: null };
  const ask = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    setIsAsking(true);
  };
  const link = {
    href: leavePath,
    onClick: ask,
    // With JavaScript the link acts like a button, so Space activates it too.
    onKeyDown: (event: KeyboardEvent): void => (event.key === " " ? ask(event) : undefined),
    ...(hydrated && { role: "button", "aria-haspopup": "dialog" }),
  };
  const close = (): void => setIsAsking(false);
  const remember = (): void => setConsent(RISK_STATEMENT);
  return {
    link,
    dialog: isAsking && (
      <RiskDialog url={url} appLink={appLink} ping={ping} onClose={close} onRemember={remember} />
    ),
  };
}
