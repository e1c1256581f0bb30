import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { LIMITS } from "#features/submissions/model.ts";
import { AddressInput } from "#features/submissions/ui/fields/contract-inputs.tsx";
import { TextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { NetworkInput } from "#features/submissions/ui/fields/network-input.tsx";
import { StandardInput } from "#features/submissions/ui/fields/standard-input.tsx";
import { FormSection, Pair } from "#features/submissions/ui/form/form-section.tsx";
import { useFormState } from "#features/submissions/ui/state/form-state.ts";
import { FactsNotice } from "./facts-notice.tsx";
import { nextNetworkCode } from "./network-code.ts";
import { useTokenFacts, type TokenFactsState } from "./use-token-facts.ts";

/** The token's fields: on-chain values are filled in, and differences are marked. */
export function TokenDetails() {
  const facts = useTokenFacts();
  return (
    <>
      <TokenPart facts={facts} />
      <SupplyPart facts={facts} />
    </>
  );
}

interface PartProps {
  readonly facts: TokenFactsState;
}

function TokenPart({ facts }: PartProps) {
  const t = useTranslations("submitToken");
  const { networks, entries, fill } = useFormState();
  const suggestCode = (to: string) => {
    const typed = valueAt(entries, "bl_symbol");
    const code = nextNetworkCode(networks, { from: valueAt(entries, "network"), to, typed });
    if (code !== typed) fill("bl_symbol", code);
  };
  return (
    <FormSection id="token" title={t("sections.token")}>
      <Pair>
        <NetworkInput path="network" isMain onChange={suggestCode} />
        <StandardInput path="standard" of="tokenStandards" texts="submitToken.standard" />
      </Pair>
      <AddressInput texts="submitToken" />
      <FactsNotice facts={facts} />
      <Pair>
        <TextInput
          path="name"
          label={t("name.label")}
          placeholder={t("name.placeholder")}
          hint={facts.difference("name")}
          limit={LIMITS.name}
        />
        <TextInput
          path="symbol"
          label={t("symbol.label")}
          placeholder={t("symbol.placeholder")}
          hint={facts.difference("symbol") ?? t("symbol.hint")}
          limit={LIMITS.symbol}
        />
      </Pair>
      <OwnerInput facts={facts} />
      <TextInput
        path="bl_symbol"
        label={t("blSymbol.label")}
        placeholder={t("blSymbol.placeholder")}
        hint={t("blSymbol.hint")}
      />
    </FormSection>
  );
}

function OwnerInput({ facts }: PartProps) {
  const t = useTranslations("submitToken.ownerAddress");
  const hint = facts.difference("owner_address") ?? t("hint");
  return (
    <TextInput path="owner_address" label={t("label")} placeholder={t("placeholder")} hint={hint} mono />
  );
}

interface NumberInputProps {
  readonly path: "total_supply" | "decimal" | "precision" | "gas";
  readonly texts: "totalSupply" | "decimal" | "precision" | "gas";
  /** The on-chain value, if it differs. */
  readonly difference?: string | undefined;
}

function NumberInput({ path, texts, difference }: NumberInputProps) {
  const t = useTranslations(`submitToken.${texts}`);
  return (
    <TextInput
      path={path}
      label={t("label")}
      placeholder={t("placeholder")}
      hint={difference ?? t("hint")}
      inputMode={path === "total_supply" ? "decimal" : "numeric"}
    />
  );
}

function SupplyPart({ facts }: PartProps) {
  const t = useTranslations("submitToken.sections");
  return (
    <FormSection id="supply" title={t("supply")}>
      <NumberInput path="total_supply" texts="totalSupply" difference={facts.difference("total_supply")} />
      <Pair>
        <NumberInput path="decimal" texts="decimal" difference={facts.difference("decimal")} />
        <NumberInput path="precision" texts="precision" />
      </Pair>
      <NumberInput path="gas" texts="gas" />
    </FormSection>
  );
}
