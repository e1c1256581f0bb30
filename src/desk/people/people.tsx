import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { Invited, People } from "#features/operators/schema.ts";
import { fetchPeople, invite, revoke, setRoles, signOutEverywhere } from "#desk/api/people-calls.ts";
import { useMe } from "#desk/frame/frame.tsx";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { InviteForm } from "./invite-form.tsx";
import { InviteLink } from "./invite-link.tsx";
import { RolePicker } from "./role-picker.tsx";

export const loader = (): Promise<People> => fetchPeople();

type Person = People["people"][number];

export function Component() {
  const t = useTranslations("desk.people");
  const { people } = useLoaderData<People>();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [invited, setInvited] = useState<(Invited & { readonly name: string }) | null>(null);
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await act.run(work);
    if (isDone) await revalidate();
    return isDone;
  };
  return (
    <Screen
      act={act}
      title={t("title")}
      note={t("count", { count: people.filter((one) => !one.revokedAt).length })}
    >
      <PeopleTable people={people} isBusy={act.isBusy} change={change} />
      <ScreenSection title={t("invite.title")} text={t("invite.text")}>
        <InviteForm
          isBusy={act.isBusy}
          onInvite={(name, roles) => change(async () => setInvited({ name, ...(await invite(name, roles)) }))}
        />
        {invited && <InviteLink {...invited} />}
      </ScreenSection>
    </Screen>
  );
}

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly isBusy: boolean;
  readonly change: (work: () => Promise<unknown>) => Promise<boolean>;
}

function PeopleTable({ people, isBusy, change }: PeopleTableProps) {
  const t = useTranslations("desk.people");
  const me = useMe();
  const time = useTimeText();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "name", label: t("name") },
        { key: "pseudonym", label: t("pseudonym") },
        { key: "roles", label: t("roles") },
        { key: "passkeys", label: t("passkeys") },
        { key: "seen", label: t("seen") },
        { key: "act", label: t("act") },
      ]}
      rows={people.map((person) => ({
        key: person.name,
        isFaded: person.revokedAt !== null,
        cells: {
          name: <b>{person.name}</b>,
          pseudonym: person.pseudonym,
          roles: (
            <RolePicker
              name={person.name}
              roles={person.roles}
              isFixed={isBusy || person.revokedAt !== null || person.name === me.name}
              onChange={(roles) => void change(() => setRoles(person.name, roles))}
            />
          ),
          passkeys: person.passkeys,
          seen: time(person.seenAt),
          act: <PersonActs person={person} isBusy={isBusy} change={change} />,
        },
      }))}
    />
  );
}

interface PersonActsProps extends Omit<PeopleTableProps, "people"> {
  readonly person: Person;
}

function PersonActs({ person: { name, revokedAt, sessions }, isBusy, change }: PersonActsProps) {
  const t = useTranslations("desk.people");
  const me = useMe();
  const time = useTimeText();
  if (revokedAt !== null) return t("revokedOn", { at: time(revokedAt) });
  if (name === me.name) return t("you");
  return (
    <>
      {sessions > 0 && (
        <DeskButton isBusy={isBusy} onClick={() => void change(() => signOutEverywhere(name))}>
          {t("signOut", { count: sessions })}
        </DeskButton>
      )}
      <DeskButton look="danger" isBusy={isBusy} onClick={() => void change(() => revoke(name))}>
        {t("revoke")}
      </DeskButton>
    </>
  );
}
