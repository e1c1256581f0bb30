import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { LANGUAGE_FACTS, isLanguage } from "#i18n/languages.ts";
import { SUBMISSION_KINDS } from "#features/submissions/model.ts";
import { DeskSelect } from "#desk/parts/desk-field.tsx";
import { SearchInput } from "#desk/parts/search-input.tsx";
import type { WireQueue } from "#desk/review/review-calls.ts";

interface Option {
  readonly value: string;
  readonly text: string;
}

interface PickProps {
  readonly label: string;
  readonly name: string;
  readonly any: string;
  readonly options: readonly Option[];
}

const languageName = (language: string): string =>
  isLanguage(language) ? LANGUAGE_FACTS[language].name : language;

/** Filters are part of the address, so a filtered queue can be sent to a colleague. */
export function QueueFilters({ counts }: { readonly counts: WireQueue["counts"] }) {
  const t = useTranslations("deskReview.filters");
  const kinds = SUBMISSION_KINDS.map((kind) => ({
    value: kind,
    text: t("kindCount", { kind: t(`kinds.${kind}`), count: counts.kinds[kind] }),
  }));
  return (
    <>
      <Pick label={t("kind")} name="kind" any={t("anyKind")} options={kinds} />
      <Pick
        label={t("network")}
        name="network"
        any={t("anyNetwork")}
        options={counts.networks.map((key) => ({ value: key, text: key }))}
      />
      <Pick
        label={t("language")}
        name="language"
        any={t("anyLanguage")}
        options={counts.languages.map((key) => ({ value: key, text: languageName(key) }))}
      />
      <SearchField />
    </>
  );
}

function useChange(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const change = (value: string) => {
    const changed = new URLSearchParams(parameters);
    changed.delete("page");
    if (value === "") changed.delete(name);
    else changed.set(name, value);
    setParameters(changed);
  };
  return { value: parameters.get(name) ?? "", change };
}

function Pick({ label, name, any, options }: PickProps) {
  const { value, change } = useChange(name);
  return (
    <DeskSelect
      label={label}
      isLabelHidden
      value={value}
      options={[{ value: "", text: any }, ...options]}
      onChange={change}
    />
  );
}

function SearchField() {
  const t = useTranslations("deskReview.filters");
  const { value, change } = useChange("search");
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem("search");
        if (!(field instanceof HTMLInputElement)) return;
        change(field.value.trim());
        field.blur();
      }}
    >
      <SearchInput
        key={value}
        id="queue-search"
        name="search"
        label={t("search")}
        defaultValue={value}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
    </form>
  );
}
