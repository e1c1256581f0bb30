/** Inputs shared by tokens and NFTs; only the texts differ. */
import { useTranslations } from "use-intl";
import { LIMITS } from "#features/submissions/model.ts";
import { TextInput } from "./inputs.tsx";

interface ContractInputProps {
  readonly texts: "submitToken" | "submitNft";
}

export function AddressInput({ texts }: ContractInputProps) {
  const t = useTranslations(`${texts}.address`);
  return <TextInput path="address" label={t("label")} placeholder={t("placeholder")} mono />;
}

export function WebsiteInput({ texts }: ContractInputProps) {
  const t = useTranslations(`${texts}.website`);
  return (
    <TextInput
      path="website"
      type="url"
      label={t("label")}
      placeholder={t("placeholder")}
      limit={LIMITS.website}
    />
  );
}
