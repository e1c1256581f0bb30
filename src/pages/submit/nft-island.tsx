import { NftForm } from "#features/submissions/ui/nft/nft-form.tsx";
import { withDraft } from "./with-draft.tsx";

export default withDraft("nft", NftForm);
