import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { digestOf, listContent } from "#features/downloads/server/document.ts";
import type { DownloadDeps } from "#features/downloads/server/deps.ts";
import type { ListSignature } from "#features/downloads/server/store.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { change } from "./change.ts";

/** Signs the current list. The next change makes the list unsigned again. */
export async function signList(
  deps: DownloadDeps,
  privateKeyPem: string,
): Promise<Result<ListSignature, "not_an_ed25519_key">> {
  const key = readKey(privateKeyPem);
  if (!key) return fail("not_an_ed25519_key");
  return change(deps, async (store) => {
    const content = listContent(deps.brand, await store.releases(), await store.fakes());
    const signature: ListSignature = {
      digest: digestOf(content),
      publicKey: createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64"),
      value: sign(null, Buffer.from(canonicalJson(content)), key).toString("base64"),
      signedAt: deps.clock.now(),
    };
    await store.putSignature(signature);
    return ok(signature);
  });
}

function readKey(pem: string) {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
