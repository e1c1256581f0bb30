import { TokenForm } from "#features/submissions/ui/token/token-form.tsx";
import { withMemory } from "./with-memory.tsx";

export default withMemory("token", TokenForm);
