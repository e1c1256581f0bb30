import type { Messages } from "./generated/messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: string;
    Messages: Messages;
  }
}
