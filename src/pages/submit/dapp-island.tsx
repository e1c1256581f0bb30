import { DappForm } from "#features/submissions/ui/dapp/dapp-form.tsx";
import { withDraft } from "./with-draft.tsx";

export default withDraft("dapp", DappForm);
