/** Draws a screen as the content of an SVG file. Only the server's bundle contains it. */
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SCREENS, type ScreenName, type Typeset } from "#features/screens/model.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import { DappsScreen } from "./dapps-screen.tsx";
import { ExtensionScreen } from "./extension-screen.tsx";
import { HardwareScreen } from "./hardware-screen.tsx";
import { TypesetContext } from "./parts/words.tsx";
import { SignScreen } from "./sign-screen.tsx";
import { SwapScreen } from "./swap-screen.tsx";
import { WalletScreen } from "./wallet-screen.tsx";

const DRAWINGS: Readonly<Record<ScreenName, ComponentType>> = {
  wallet: WalletScreen,
  swap: SwapScreen,
  dapps: DappsScreen,
  sign: SignScreen,
  extension: ExtensionScreen,
  hardware: HardwareScreen,
};

export interface ScreenText {
  readonly language: Language;
  readonly messages: MessageTree;
  readonly typeset: Typeset;
}

export type DrawScreen = (name: ScreenName, text: ScreenText) => string;

export const drawScreen: DrawScreen = (name, { language, messages, typeset }) => {
  const Drawing = DRAWINGS[name];
  const { width, height } = SCREENS[name];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fontFamily="sans-serif">
      <LanguageProvider language={language} messages={messages}>
        <TypesetContext value={typeset}>
          <Drawing />
        </TypesetContext>
      </LanguageProvider>
    </svg>,
  );
};
