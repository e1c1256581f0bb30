import { DappForm } from "#features/submissions/ui/dapp/dapp-form.tsx";
import { withMemory } from "./with-memory.tsx";

export default withMemory("dapp", DappForm);
