import { data } from "react-router";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Container } from "#ui/layout/layout.tsx";
import type { Route } from "./+types/page.ts";
import { act } from "./action.ts";
import { Away } from "./parts/away.tsx";
import { load } from "./load.ts";
import { Missing } from "./parts/missing.tsx";
import ReceiptIsland from "./receipt-island.tsx";
import { Submitted } from "./slip/submitted.tsx";
import styles from "./page.module.css";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context, params.token ?? "", request);

export async function action({ context, params, request }: Route.ActionArgs) {
  const outcome = await act(context, params.token ?? "", request);
  return outcome instanceof Response ? outcome : data(outcome, { status: outcome.status });
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "outage" in actionData) return <Away unsaved={actionData} />;
  if (!loaderData.receipt) return <Missing />;
  const { receipt, submitted } = loaderData;
  return (
    <Container>
      <PageIsland
        name="receipt"
        of={ReceiptIsland}
        props={{ receipt, ...(actionData && { outcome: actionData }) }}
        isEager
      />
      {/* Outside the island, because it does not change while the page is open and would be sent twice. */}
      <div className={styles.submitted}>
        <Submitted rows={submitted} />
      </div>
    </Container>
  );
}
