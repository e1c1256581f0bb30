import { useTranslations } from "use-intl";
import arrowLeft from "lucide-react/icons/arrow-left";
import arrowRight from "lucide-react/icons/arrow-right";
import { newsPath, type Article } from "#features/news/model.ts";
import { useTextLang } from "#features/news/ui/use-text-lang.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  readonly older: Article | null;
  readonly newer: Article | null;
}

export function Neighbours({ older, newer }: NeighboursProps) {
  const t = useTranslations("news.detail");
  return (
    <nav className={styles.neighbours} aria-label={t("neighbours")}>
      {older && <Neighbour article={older} side="older" />}
      {newer && <Neighbour article={newer} side="newer" />}
    </nav>
  );
}

function Neighbour({ article, side }: { readonly article: Article; readonly side: "older" | "newer" }) {
  const t = useTranslations("news.detail");
  const isOlder = side === "older";
  return (
    <a
      className={styles.neighbour}
      href={useLocalPath()(newsPath(article.id))}
      rel={isOlder ? "prev" : "next"}
      data-side={side}
    >
      <span className={styles.word}>
        <Icon of={isOlder ? arrowLeft : arrowRight} size={18} />
        {t(isOlder ? "previous" : "next")}
      </span>
      <span className={styles.title} lang={useTextLang(article)}>
        {article.title}
      </span>
    </a>
  );
}
