import { TokenForm } from "#features/submissions/ui/token/token-form.tsx";
import { withDraft } from "./with-draft.tsx";

export default withDraft("token", TokenForm);
