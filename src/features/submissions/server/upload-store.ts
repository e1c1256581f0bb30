import type { Db } from "#platform/database/schema.ts";

export type UploadKind = "logo" | "report";

export interface StoredUpload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly bytes: Uint8Array;
}

export interface UploadStore {
  /** The same content again is the same upload, as fresh as new. */
  putUpload(upload: StoredUpload, at: Date): Promise<void>;
  findUpload(id: string, kind: UploadKind): Promise<Uint8Array | null>;
  /** Whether it is there; and a submission about to use it keeps it from being purged meanwhile. */
  touchUpload(id: string, kind: UploadKind, at: Date): Promise<boolean>;
  /** Deletes what no submission uses and nobody has sent again since; returns how many. */
  purgeUploads(before: Date): Promise<number>;
}

export const createUploadStore = (db: Db): UploadStore => ({
  async putUpload({ id, kind, bytes }, at) {
    await db
      .insertInto("upload")
      .values({ id, kind, bytes, size: bytes.length, uploaded_at: at.getTime() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ uploaded_at: at.getTime() }))
      .execute();
  },
  async findUpload(id, kind) {
    const row = await db
      .selectFrom("upload")
      .select("bytes")
      .where("id", "=", id)
      .where("kind", "=", kind)
      .executeTakeFirst();
    return row ? new Uint8Array(row.bytes) : null;
  },
  async touchUpload(id, kind, at) {
    const row = await db
      .updateTable("upload")
      .set({ uploaded_at: at.getTime() })
      .where("id", "=", id)
      .where("kind", "=", kind)
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  },
  async purgeUploads(before) {
    const result = await db
      .deleteFrom("upload")
      .where("uploaded_at", "<", before.getTime())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("submission_upload")
              .select("submission_id")
              .whereRef("submission_upload.upload_id", "=", "upload.id"),
          ),
        ),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
});
