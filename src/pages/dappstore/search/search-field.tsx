import arrowRight from "lucide-react/icons/arrow-right";
import search from "lucide-react/icons/search";
import x from "lucide-react/icons/x";
import type { ComponentProps, Ref } from "react";
import { useTranslations } from "use-intl";
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { IconButton, IconLink } from "#ui/button/icon-button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./search-box.module.css";

interface SearchFieldProps extends Pick<ComponentProps<"input">, "onKeyDown"> {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  /** The props that make it a combobox. */
  readonly combobox: ComponentProps<"input">;
  /** The address without the search. */
  readonly clearHref: string;
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
}

export function SearchField(props: SearchFieldProps) {
  const { ref, text, combobox, clearHref, onType, onOpen, onKeyDown } = props;
  const t = useTranslations("dappstore.search");
  return (
    <TextField
      id="store-search"
      name="key"
      type="search"
      size="lg"
      label={t("label")}
      labelHidden
      placeholder={t("placeholder")}
      value={text}
      maxLength={MAX_KEY_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      icon={<Icon of={search} />}
      ref={ref}
      role={combobox.role}
      aria-autocomplete={combobox["aria-autocomplete"]}
      aria-expanded={combobox["aria-expanded"]}
      aria-controls={combobox["aria-controls"]}
      aria-activedescendant={combobox["aria-activedescendant"]}
      onChange={onType}
      onFocus={onOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      end={
        <span className={styles.ends}>
          <IconLink label={t("clear")} href={clearHref} hidden={text === ""}>
            <Icon of={x} />
          </IconLink>
          <IconButton type="submit" icon={arrowRight} label={t("submit")} />
        </span>
      }
    />
  );
}
