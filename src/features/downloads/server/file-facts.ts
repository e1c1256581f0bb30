/** What a release says about its file, computed from the file and nowhere else. */
import { createHash, X509Certificate } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { apkCertificate } from "./apk-certificate.ts";

export interface FileFacts {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Null where the file carries no certificate we can read and none was given beside it. */
  readonly certificateSha256: string | null;
}

const PIECE_BYTES = 1024 * 1024;

const fingerprint = (der: Buffer): string => createHash("sha256").update(der).digest("hex");

/** Takes what an Android package says of itself before a certificate that is given beside it. */
export async function readFileFacts(
  path: string,
  certificateFile?: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<FileFacts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const hash = createHash("sha256");
    let sizeBytes = 0;
    for await (const piece of file.createReadStream({
      highWaterMark: PIECE_BYTES,
      autoClose: false,
      start: 0,
    })) {
      const bytes = piece as Buffer;
      hash.update(bytes);
      sizeBytes += bytes.length;
      onProgress(sizeBytes, size);
    }
    const certificate =
      (await apkCertificate(file)) ?? (certificateFile && (await readCertificate(certificateFile)));
    return {
      sizeBytes,
      sha256: hash.digest("hex"),
      certificateSha256: certificate ? fingerprint(certificate) : null,
    };
  } finally {
    await file.close();
  }
}

/** A certificate on its own, as PEM or DER. */
const readCertificate = async (path: string): Promise<Buffer> =>
  new X509Certificate(await readFile(path)).raw;
