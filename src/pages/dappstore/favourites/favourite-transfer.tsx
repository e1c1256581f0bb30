import { useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FAVOURITES } from "#browser/storage/registry.ts";
import { useStored } from "#browser/storage/use-stored.ts";
import { MAX_FAVOURITES } from "#features/catalogue/favourites/favourites.ts";
import {
  MAX_FAVOURITES_BYTES,
  mergeFavourites,
  readFavouritesFile,
  writeFavouritesFile,
} from "#features/catalogue/favourites/favourites-file.ts";
import { useCount } from "#i18n/formats/small-number.ts";
import { Button } from "#ui/button/button.tsx";
import { notify } from "#ui/toast/toast-queue.ts";
import styles from "./favourites.module.css";

/** Saves the favourites as a file and adds those of a file. */
export default function FavouriteTransfer({ onImport }: { readonly onImport: () => void }): ReactNode {
  const t = useTranslations("dappstore.favourites");
  const number = useCount();
  const [favourites, setFavourites] = useStored(FAVOURITES);
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File): Promise<void> => {
    if (file.size > MAX_FAVOURITES_BYTES) return notify({ text: t("tooLarge"), tone: "warning" });
    const ids = readFavouritesFile(await file.text().catch(() => ""));
    if (ids === null) return notify({ text: t("wrongFile"), tone: "warning" });
    const { added, known, left, ...merged } = mergeFavourites(favourites, ids);
    setFavourites(merged.favourites);
    notify({ text: t("imported", { added: number(added), known: number(known) }), tone: "good" });
    if (left > 0)
      notify({ text: t("full", { max: number(MAX_FAVOURITES), left: number(left) }), tone: "warning" });
    onImport();
  };

  return (
    <div className={styles.transfer}>
      {favourites.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => download(writeFavouritesFile(favourites))}>
          {t("save")}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => input.current?.click()}>
        {t("add")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t("add")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

function download(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `favourites-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
