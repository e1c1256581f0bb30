import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import { fieldId, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Combobox } from "#ui/combobox/combobox.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { ComboboxOption } from "#ui/combobox/combobox-options.ts";
import { Sentences } from "#ui/sentences/sentences.tsx";

interface NetworkInputProps {
  readonly path: string;
  readonly label?: string;
  readonly hint?: string;
  /** The first network input also explains what to do about a missing network. */
  readonly isMain?: boolean;
  readonly onChange?: (network: string) => void;
}

/** Longer chain ids are meaningless to readers. */
const MAX_SHOWN_ID = 12;

const optionOf = ({ key, title, code, colour, symbol, chainId, keywords }: FieldNetwork): ComboboxOption => ({
  value: key,
  label: title,
  detail: chainId !== null && chainId.length <= MAX_SHOWN_ID ? chainId : symbol,
  keywords: `${key} ${symbol} ${keywords}`,
  icon: <Avatar shape="round" size={24} name={title} code={code} colour={colour} />,
});

/** §3: a searchable list. */
export function NetworkInput({ path, label, hint, isMain = false, onChange }: NetworkInputProps) {
  const t = useTranslations("submitCommon.network");
  const common = useTranslations("common.actions");
  const { start, networks, submitNetworkHref, errorOf, change } = useFormState();
  const [defaultValue] = useState(() => valueAt(start, path));
  const options = useMemo(
    () => networks.filter(({ isDeprecated }) => !isDeprecated).map(optionOf),
    [networks],
  );
  return (
    <Combobox
      id={fieldId(path)}
      name={path}
      label={label ?? t("label")}
      hint={
        isMain ? (
          <Sentences>
            {hint}
            {t("notFoundHint")}
            <InlineLink href={submitNetworkHref} externalText={common("openInNewTab")}>
              {t("submitChain")}
            </InlineLink>
          </Sentences>
        ) : (
          hint
        )
      }
      error={errorOf(path)}
      options={options}
      defaultValue={defaultValue}
      placeholder={t("placeholder")}
      emptyText={t("notFound")}
      toggleLabel={t("placeholder")}
      required
      onChange={(network) => {
        change(path);
        onChange?.(network);
      }}
    />
  );
}
