import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { acceptInvite, openInvite } from "#desk/api/account-calls.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { Problem } from "#desk/parts/problem.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { Door } from "./door.tsx";

/** The token is in the fragment, which no server sees. */
const tokenInAddress = (): string => location.hash.slice(1);

type Invitation = { readonly state: "opening" | "gone" } | { readonly state: "open"; readonly name: string };

/** Reads whose invitation this is. Opening it twice is harmless; only a new passkey uses it up. */
function useInvitation(token: string): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({ state: "opening" });
  useEffect(() => {
    let isShown = true;
    openInvite(token).then(
      ({ name }) => isShown && setInvitation({ state: "open", name }),
      () => isShown && setInvitation({ state: "gone" }),
    );
    return () => {
      isShown = false;
    };
  }, [token]);
  return invitation;
}

export function Component() {
  const t = useTranslations("desk.invite");
  const [token] = useState(tokenInAddress);
  const invitation = useInvitation(token);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useAct();
  const enrol = async () => {
    if (await run(() => acceptInvite(token))) setDone(true);
  };
  if (isDone)
    return (
      <Door title={t("doneTitle")} text={t("doneText")}>
        <DeskButton look="filled" onClick={() => location.assign("/desk/sign-in")}>
          {t("signIn")}
        </DeskButton>
      </Door>
    );
  if (invitation.state === "gone") return <Door title={t("goneTitle")} text={t("goneText")} />;
  const name = invitation.state === "open" ? invitation.name : "…";
  return (
    <Door title={t("title", { name })} text={t("text")}>
      <DeskButton
        look="filled"
        isBusy={isBusy}
        disabled={invitation.state !== "open"}
        onClick={() => void enrol()}
      >
        {isBusy ? t("waiting") : t("button")}
      </DeskButton>
      <Problem text={problem} />
    </Door>
  );
}
