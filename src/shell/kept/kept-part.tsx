/**
 * A part of the shell that the server renders once per language, host and variant. On a page it is an empty element,
 * which entry.server.tsx replaces with the filled template.
 */
import { createContext, use, type ReactNode } from "react";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import type { MessageTree } from "#i18n/message-tree.ts";
import { ServerMessages } from "#i18n/server-messages.ts";
import { HostVariantProvider, useHostVariant } from "#shell/navigation/host-variant-context.tsx";
import { PagePlaceContext, usePagePlace } from "./page-place.ts";
import { MARKED_PLACE, shellTemplate, type ShellTemplate } from "./shell-template.ts";
import type { Slots } from "./slots.ts";

type KeptPartName = "top" | "bottom";

interface ServerShell {
  /** Renders a part alone; its ids begin with the prefix. */
  readonly render: (part: ReactNode, prefix: string) => string;
  readonly slots: Slots;
}

/** entry.server.tsx provides it; without it a part is rendered in its place. */
export const ServerShellContext = createContext<ServerShell | null>(null);

/** By the messages, so that a process that loads others starts anew. */
const templates = new WeakMap<MessageTree, Map<string, ShellTemplate>>();

function keptTemplate(messages: MessageTree, key: string, render: () => string): ShellTemplate {
  const known = templates.get(messages) ?? new Map<string, ShellTemplate>();
  templates.set(messages, known);
  const template = known.get(key) ?? shellTemplate(render());
  known.set(key, template);
  return template;
}

interface KeptPartProps {
  readonly name: KeptPartName;
  /** All that the children depend on besides language, host and place. */
  readonly state: string;
  readonly children: ReactNode;
}

export function KeptPart({ name, state, children }: KeptPartProps) {
  const server = use(ServerShellContext);
  const messages = use(ServerMessages);
  const language = useLanguage();
  const variant = useHostVariant();
  const place = usePagePlace();
  if (!server || !messages) return children;
  const part = (
    <LanguageProvider language={language} messages={messages}>
      <HostVariantProvider variant={variant}>
        <PagePlaceContext value={MARKED_PLACE}>{children}</PagePlaceContext>
      </HostVariantProvider>
    </LanguageProvider>
  );
  const key = [name, variant, state].join(" ");
  const template = keptTemplate(messages, key, () => server.render(part, name));
  return <template id={server.slots.add(template(place))} />;
}
