import type { Db } from "#platform/database/schema.ts";

export type UploadKind = "logo" | "report";

export interface StoredUpload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly bytes: Uint8Array;
}

export interface UploadStore {
  /** The same content again refreshes the existing upload. */
  putUpload(upload: StoredUpload, at: Date): Promise<void>;
  findUpload(id: string, kind: UploadKind): Promise<Uint8Array | null>;
  /** Whether an approved submission uses it. */
  isApproved(id: string): Promise<boolean>;
  /** Whether it exists; also protects it from being purged before its submission is stored. */
  touchUpload(id: string, kind: UploadKind, at: Date): Promise<boolean>;
  /** Deletes uploads that no submission uses and that were not sent again since; returns the number. */
  purgeUploads(before: Date): Promise<number>;
}

export const createUploadStore = (db: Db): UploadStore => ({ ...readingStore(db), ...writingStore(db) });

type Reading = "findUpload" | "isApproved";

const writingStore = (db: Db): Omit<UploadStore, Reading> => ({
  async putUpload({ id, kind, bytes }, at) {
    await db
      .insertInto("upload")
      .values({ id, kind, bytes, size: bytes.length, uploaded_at: at.getTime() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ uploaded_at: at.getTime() }))
      .execute();
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

const readingStore = (db: Db): Pick<UploadStore, Reading> => ({
  async findUpload(id, kind) {
    const row = await db
      .selectFrom("upload")
      .select("bytes")
      .where("id", "=", id)
      .where("kind", "=", kind)
      .executeTakeFirst();
    return row ? new Uint8Array(row.bytes) : null;
  },
  async isApproved(id) {
    const row = await db
      .selectFrom("submission_upload")
      .innerJoin("submission", "submission.id", "submission_upload.submission_id")
      .select("submission.id")
      .where("submission_upload.upload_id", "=", id)
      // A listing stays public while its submission is reviewed again.
      .where((eb) =>
        eb.or([
          eb("submission.state", "in", ["approved", "live"]),
          eb.exists(
            eb
              .selectFrom("submission_event")
              .select("submission_event.id")
              .whereRef("submission_event.submission_id", "=", "submission.id")
              .where("submission_event.code", "=", "published"),
          ),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  },
});
