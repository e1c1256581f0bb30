import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { useFormState } from "#features/submissions/ui/state/form-state.ts";
import { SelectInput, TextInput } from "./inputs.tsx";

interface StandardInputProps {
  readonly path: string;
  readonly of: "tokenStandards" | "nftStandards";
  readonly texts: "submitToken.standard" | "submitNft.type";
}

/** The protocol standards of the chosen network; all of them before one is chosen. */
export function StandardInput({ path, of, texts }: StandardInputProps) {
  const t = useTranslations(texts);
  const { networks, entries } = useFormState();
  const chosen = networks.find(({ key }) => key === valueAt(entries, "network"));
  const standards = chosen ? chosen[of] : [...new Set(networks.flatMap((one) => one[of]))];
  const field = { path, label: t("label"), placeholder: t("placeholder") };
  if (standards.length === 0) return <TextInput {...field} hint={t("none")} />;
  return (
    <SelectInput
      {...field}
      hint={chosen ? undefined : t("hint")}
      options={standards.map((standard) => ({ value: standard, label: standard }))}
    />
  );
}
