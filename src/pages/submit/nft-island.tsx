import { NftForm } from "#features/submissions/ui/nft/nft-form.tsx";
import { withMemory } from "./with-memory.tsx";

export default withMemory("nft", NftForm);
