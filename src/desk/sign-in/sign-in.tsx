import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { signIn } from "#desk/api/account-calls.ts";
import { canUsePasskeys } from "#desk/api/passkeys.ts";
import { Problem } from "#desk/parts/problem.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { Door } from "./door.tsx";

/** Only addresses of the desk: a link from elsewhere must not lead on to another site after the sign-in. */
const nextOf = (given: string | null): string =>
  given !== null && /^\/desk(?:\/[\w/-]*)?$/.test(given) ? given : "/desk";

export function Component() {
  const t = useTranslations("desk.signIn");
  const [parameters] = useSearchParams();
  const { isBusy, problem, run } = useAct();
  const enter = async () => {
    // The server writes into the shell who is signed in, so the page is loaded again.
    if (await run(signIn)) location.assign(nextOf(parameters.get("next")));
  };
  return (
    <Door title={t("title")} text={t("text")}>
      {canUsePasskeys() ? (
        <DeskButton look="filled" isBusy={isBusy} onClick={() => void enter()}>
          {isBusy ? t("waiting") : t("button")}
        </DeskButton>
      ) : (
        <Problem text={t("unsupported")} />
      )}
      <Problem text={problem} />
      <p>{t("help")}</p>
    </Door>
  );
}
