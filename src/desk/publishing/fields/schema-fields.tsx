/** Fields for a record, chosen by its JSON Schema. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { DeskInput, DeskSelect, DeskText } from "#desk/parts/desk-field.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { useFieldWords } from "#desk/field-words.ts";
import { editingOf, type Editing, type JsonSchema } from "./json-schema.ts";
import { LanguageTabs } from "./language-tabs.tsx";
import { MarkdownPreview } from "./markdown-preview.tsx";
import styles from "./fields.module.css";

type Content = Readonly<Record<string, unknown>>;

interface SchemaFieldsProps {
  readonly schema: JsonSchema;
  readonly value: Content;
  readonly onChange: (value: Content) => void;
}

/** A member that becomes empty is left out, as in a file written by hand. */
function withMember(value: Content, name: string, member: unknown): Content {
  const { [name]: _old, ...rest } = value;
  return member === undefined ? rest : { ...value, [name]: member };
}

export function SchemaFields({ schema, value, onChange }: SchemaFieldsProps) {
  const { labelOf } = useFieldWords();
  return Object.entries(schema.properties ?? {}).map(([name, one]) => (
    <SchemaField
      key={name}
      name={name}
      label={labelOf(name)}
      schema={one}
      isNeeded={schema.required?.includes(name) ?? false}
      value={value[name]}
      onChange={(member) => onChange(withMember(value, name, member))}
    />
  ));
}

interface SchemaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly isNeeded: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const linesOf = (value: unknown): string => (Array.isArray(value) ? value.join("\n") : "");
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const numberOf = (given: string): number | undefined => (given === "" ? undefined : Number(given));
const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects have fields of their own; everything else has one control. */
function SchemaField(props: SchemaFieldProps) {
  const { name, label, schema, isNeeded, value, onChange } = props;
  const t = useTranslations("deskFields");
  const editing = editingOf(schema);
  const content = isContent(value) ? value : {};
  if (editing.by === "languages")
    return (
      <LanguageTabs
        name={label}
        value={content}
        renderOne={(language, text) => (
          <SchemaField
            name={name}
            label={t("inLanguage", { field: label, language: LANGUAGE_FACTS[language].name })}
            schema={editing.each}
            isNeeded={language === "en"}
            value={text}
            onChange={(member) => onChange(withMember(content, language, member))}
          />
        )}
      />
    );
  if (editing.by === "fields")
    return (
      <fieldset className={styles.group}>
        <legend>{markedLabel(props)}</legend>
        <SchemaFields
          schema={{ properties: editing.properties, ...(schema.required && { required: schema.required }) }}
          value={content}
          onChange={(member) =>
            onChange(Object.keys(member).length === 0 && !isNeeded ? nothingOf(schema) : member)
          }
        />
      </fieldset>
    );
  return <OneControl {...props} editing={editing} />;
}

const markedLabel = ({ label, schema, isNeeded }: SchemaFieldProps): string =>
  isNeeded && nothingOf(schema) !== null ? `${label} *` : label;

/** What an emptied field becomes. */
const nothingOf = ({ anyOf }: JsonSchema): null | undefined =>
  anyOf?.some(({ type }) => type === "null") ? null : undefined;

type OneEditing = Exclude<Editing, { readonly by: "languages" | "fields" }>;

function OneControl(props: SchemaFieldProps & { readonly editing: OneEditing }) {
  const { name, schema, isNeeded, value, onChange, editing } = props;
  const { hintOf } = useFieldWords();
  const label = markedLabel(props);
  const text = { label, value: textOf(value), hint: hintOf(name) };
  const mayBeEmpty = !isNeeded || nothingOf(schema) === null;
  const typed = (given: string) => onChange(given === "" && mayBeEmpty ? nothingOf(schema) : given);
  switch (editing.by) {
    case "text":
      return <DeskInput {...text} maxLength={schema.maxLength} onChange={typed} />;
    case "date":
    case "time":
      return <TimeField {...text} by={editing.by} onChange={typed} />;
    case "long":
      return <LongText {...text} isMarkdown={name === "content"} onChange={typed} />;
    case "number":
      return (
        <DeskInput
          {...text}
          type="number"
          onChange={(given) => onChange(numberOf(given) ?? nothingOf(schema))}
        />
      );
    case "yes":
      return (
        <YesField
          label={label}
          isOn={value === true}
          onChange={(isOn) => onChange(isOn || (isNeeded ? false : undefined))}
        />
      );
    case "choice":
      return (
        <ChoiceField {...text} options={[...(isNeeded ? [] : [""]), ...editing.options]} onChange={typed} />
      );
    case "lines":
    case "numbers":
      return <Lines {...text} isNumbers={editing.by === "numbers"} value={value} onChange={onChange} />;
    case "json":
      return <JsonText label={label} value={value} onChange={onChange} />;
  }
}

interface YesFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const YesField = ({ label, isOn, onChange }: YesFieldProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

interface TextControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

type ChoiceFieldProps = Omit<TextControlProps, "hint"> & { readonly options: readonly string[] };

function ChoiceField({ label, value, options, onChange }: ChoiceFieldProps) {
  const { choicesOf } = useFieldWords();
  return <DeskSelect label={label} value={value} options={choicesOf(options)} onChange={onChange} />;
}

/** Records keep times in UTC. */
function TimeField({
  label,
  hint,
  by,
  value,
  onChange,
}: TextControlProps & { readonly by: "date" | "time" }) {
  const t = useTranslations("deskFields");
  if (by === "date") return <DeskInput {...{ label, hint, value, onChange }} type="date" />;
  return (
    <DeskInput
      label={t("utc", { field: label })}
      hint={hint}
      type="datetime-local"
      value={value.slice(0, "2026-01-31T08:00".length)}
      onChange={(given) => onChange(given && `${given}:00.000Z`)}
    />
  );
}

/** The body of an article is Markdown. */
function LongText({
  label,
  hint,
  isMarkdown,
  value,
  onChange,
}: TextControlProps & { readonly isMarkdown: boolean }) {
  return (
    <>
      <DeskText label={label} hint={hint} rows={isMarkdown ? 14 : 3} value={value} onChange={onChange} />
      {isMarkdown && <MarkdownPreview text={value} />}
    </>
  );
}

interface LinesProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isNumbers: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The typed text is kept, so that an empty line can be begun. */
function Lines({ label, hint, isNumbers, value, onChange }: LinesProps) {
  const t = useTranslations("deskContent.edit");
  const [text, setText] = useState(linesOf(value));
  const parsed = (typed: string): readonly (string | number)[] => {
    const lines = typed
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    return isNumbers ? lines.map(Number) : lines;
  };
  const shown = parsed(text).join("\n") === linesOf(value) ? text : linesOf(value);
  return (
    <DeskText
      label={label}
      hint={hint ?? t("lines")}
      value={shown}
      onChange={(typed) => {
        setText(typed);
        onChange(parsed(typed));
      }}
    />
  );
}

interface JsonTextProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Rarely edited parts, such as incidents: as JSON. */
function JsonText({ label, value, onChange }: JsonTextProps) {
  const t = useTranslations("deskContent.edit");
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === "") return onChange(undefined);
    try {
      onChange(JSON.parse(text));
      setTyped(null);
    } catch {
      // Typing is not finished; the message says so.
    }
  };
  return (
    <DeskText
      label={`${label} (${t("json")})`}
      rows={value === undefined && typed === null ? 1 : 6}
      value={typed ?? (value === undefined ? "" : JSON.stringify(value, null, 1))}
      error={typed === null || typed.trim() === "" ? undefined : t("badJson")}
      onChange={change}
    />
  );
}
