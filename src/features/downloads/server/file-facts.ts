/** The facts of a release, computed only from its file. */
import { createHash, X509Certificate } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { apkCertificate } from "./apk-certificate.ts";

export interface FileFacts {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Null if the file has no readable certificate and none was given. */
  readonly certificateSha256: string | null;
}

const PIECE_BYTES = 1024 * 1024;

const fingerprint = (der: Buffer): string => createHash("sha256").update(der).digest("hex");

/** Prefers the certificate in an Android package over a separately given one. */
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

/** Reads a certificate file in PEM or DER. */
const readCertificate = async (path: string): Promise<Buffer> =>
  new X509Certificate(await readFile(path)).raw;
