import { Specimen } from "#pages/styleguide/specimen.tsx";
import styles from "./type.module.css";

const steps = [
  { step: "4xl", text: "Your own pool" },
  { step: "3xl", text: "Joined to the whole sea" },
  { step: "2xl", text: "The key lies at the bottom" },
  { step: "xl", text: "Every signature in plain words" },
  { step: "lg", text: "You decide what flows in and out." },
  { step: "md", text: "Made and kept on your device. If you lose it, nobody can restore it." },
  { step: "sm", text: "No account needed. What you type is saved on this device until you send it." },
  { step: "xs", text: "Version 2.9.1, signed 4 November" },
];

const scripts = [
  { lang: "ru", text: "Ключи остаются у вас" },
  { lang: "vi", text: "Khóa ở lại với bạn" },
  { lang: "th", text: "กุญแจอยู่กับคุณ" },
  { lang: "hi", text: "कुंजियाँ आपके पास रहती हैं" },
  { lang: "zh-Hans", text: "密钥留在你手中" },
  { lang: "zh-Hant", text: "金鑰留在你手中" },
  { lang: "ja", text: "鍵はあなたのもとに" },
  { lang: "ko", text: "키는 당신에게 남습니다" },
];

export function Type() {
  return (
    <>
      <Specimen title="Scale" wide>
        <ul className={styles.scale}>
          {steps.map(({ step, text }) => (
            <li key={step}>
              <code>{step}</code>
              <span className={styles.sample} data-step={step}>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        title="Scripts: own fonts for Latin, Cyrillic, Thai and Devanagari, the system's for the rest"
        wide
      >
        <ul className={styles.scripts}>
          {scripts.map(({ lang, text }) => (
            <li key={lang} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
