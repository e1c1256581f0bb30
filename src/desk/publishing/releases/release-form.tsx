import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { NewFakeCall, NewReleaseCall } from "#features/downloads/desk-schema.ts";
import { PLATFORMS, VARIANTS, type Platform, type Release, type Variant } from "#features/downloads/model.ts";
import { hashFile } from "#features/downloads/ui/hash/hash-file.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskInput, DeskSelect, DeskText, FieldRow } from "#desk/parts/desk-field.tsx";
import styles from "./releases.module.css";

/** The parts of public pages that it shows are only loaded with it. */
export const ReleasePreview = lazy(async () => {
  const { ReleasePreview: preview } = await import("#desk/publishing/preview/release-preview.tsx");
  return { default: preview };
});

interface ReleaseFormProps {
  readonly releases: readonly Release[];
  readonly isBusy: boolean;
  readonly onRelease: (release: NewReleaseCall) => Promise<boolean>;
  readonly onFake: (fake: NewFakeCall) => Promise<boolean>;
}

interface Hashed {
  readonly name: string;
  readonly sizeBytes: number;
  /** Null while the file is read. */
  readonly sha256: string | null;
  readonly doneBytes: number;
}

/** Reads the file from disk piece by piece. It never leaves the page. */
function useHashedFile() {
  const [hashed, setHashed] = useState<Hashed | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return setHashed(null);
    const facts = { name: file.name, sizeBytes: file.size, sha256: null, doneBytes: 0 };
    setHashed(facts);
    const sha256 = await hashFile(file, {
      signal: new AbortController().signal,
      onProgress: (doneBytes) => setHashed({ ...facts, doneBytes }),
    });
    setHashed({ ...facts, doneBytes: file.size, sha256 });
  };
  return { hashed, read };
}

const today = (): string => new Date().toISOString().slice(0, 10);

interface Draft {
  readonly platform: Platform;
  readonly variant: Variant | null;
  readonly version: string;
  readonly date: string;
  readonly url: string;
  readonly notes: string;
}

export function ReleaseForm({ releases, isBusy, onRelease, onFake }: ReleaseFormProps) {
  const t = useTranslations("deskContent.releases");
  const [draft, setDraft] = useState<Draft>({
    platform: "android-apk",
    variant: null,
    version: "",
    date: today(),
    url: "",
    notes: "",
  });
  const { hashed, read } = useHashedFile();
  const file = hashed?.sha256 ? { sizeBytes: hashed.sizeBytes, sha256: hashed.sha256 } : null;
  const { platform, version, notes, ...own } = trimmed(draft);
  const shared = { platform, version, notes: { en: notes } };
  const isReading = hashed !== null && hashed.sha256 === null;
  const hasWords = version !== "" && notes !== "";
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void onRelease({ ...shared, ...own, file });
        }}
      >
        <ReleaseFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <FileField hashed={hashed} onFile={(chosen) => void read(chosen)} />
        <div className={styles.acts}>
          <DeskButton
            type="submit"
            look="filled"
            isBusy={isBusy}
            disabled={!hasWords || isReading || own.url === ""}
          >
            {t("propose")}
          </DeskButton>
          <DeskButton
            look="danger"
            isBusy={isBusy}
            disabled={!hasWords || file === null}
            onClick={() => file && void onFake({ ...shared, file })}
          >
            {t("proposeFake")}
          </DeskButton>
        </div>
      </form>
      {hasWords && <DraftPreview release={{ ...shared, ...own }} file={file} releases={releases} />}
    </>
  );
}

const trimmed = ({ version, url, notes, ...draft }: Draft): Draft => ({
  ...draft,
  version: version.trim(),
  url: url.trim(),
  notes: notes.trim(),
});

interface DraftPreviewProps {
  readonly release: Omit<NewReleaseCall, "file">;
  readonly file: HashedFile | null;
  readonly releases: readonly Release[];
}

/** What the second person would make public: a version, or with a file a known fake. */
function DraftPreview({ release, file, releases }: DraftPreviewProps) {
  const { platform, version, notes } = release;
  const shown: Release = {
    id: 0,
    ...release,
    url: release.url || null,
    sizeBytes: file?.sizeBytes ?? null,
    sha256: file?.sha256 ?? null,
    certificateSha256: null,
    state: "listed",
    reason: null,
    delistedOn: null,
    changedAt: new Date(0),
  };
  const fake = file && { id: 0, platform, version, notes, sha256: file.sha256, isDemonstration: false };
  return (
    <Suspense>
      <ReleasePreview release={shown} releases={releases} fake={fake} />
    </Suspense>
  );
}

interface HashedFile {
  readonly sizeBytes: number;
  readonly sha256: string;
}

interface ReleaseFieldsProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

function ReleaseFields({ draft, onChange }: ReleaseFieldsProps) {
  const t = useTranslations("deskContent.releases");
  const { platform, variant, version, date, url, notes } = draft;
  const variants = [
    { value: "", text: t("noVariant") },
    ...VARIANTS.map((value) => ({ value, text: value })),
  ];
  return (
    <>
      <FieldRow>
        <DeskSelect
          label={t("platform")}
          value={platform}
          options={PLATFORMS.map((value) => ({ value, text: value }))}
          onChange={(value) => onChange({ platform: PLATFORMS.find((one) => one === value) ?? platform })}
        />
        <DeskSelect
          label={t("variant")}
          value={variant ?? ""}
          options={variants}
          onChange={(value) => onChange({ variant: VARIANTS.find((one) => one === value) ?? null })}
        />
        <DeskInput
          label={t("version")}
          value={version}
          maxLength={40}
          onChange={(text) => onChange({ version: text })}
        />
        <DeskInput label={t("date")} type="date" value={date} onChange={(text) => onChange({ date: text })} />
      </FieldRow>
      <DeskInput
        label={t("url")}
        value={url}
        maxLength={500}
        onChange={(text) => onChange({ url: text })}
        hint={t("urlHint")}
      />
      <DeskText
        label={t("notes")}
        value={notes}
        maxLength={2000}
        onChange={(text) => onChange({ notes: text })}
        hint={t("notesHint")}
      />
    </>
  );
}

interface FileFieldProps {
  readonly hashed: Hashed | null;
  readonly onFile: (file: File | undefined) => void;
}

function FileField({ hashed, onFile }: FileFieldProps) {
  const t = useTranslations("deskContent.releases");
  const percent = hashed && Math.floor((100 * hashed.doneBytes) / Math.max(1, hashed.sizeBytes));
  return (
    <>
      <label className={styles.file}>
        {t("file")}
        <input type="file" onChange={(event) => onFile(event.target.files?.[0])} />
      </label>
      <p role="status" className={styles.facts}>
        {hashed && (
          <>
            {t("fileFacts", { name: hashed.name, bytes: hashed.sizeBytes })}{" "}
            {hashed.sha256 === null ? (
              t("reading", { percent: String(percent) })
            ) : (
              <code className={styles.hash}>{hashed.sha256}</code>
            )}
          </>
        )}
      </p>
    </>
  );
}
