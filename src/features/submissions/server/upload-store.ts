import type { Db } from "#platform/database/schema.ts";

export type UploadKind = "logo" | "report" | "screenshot";

export type PictureFormat = "avif" | "webp" | "png";

/** A picture in another width and format. */
export interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

export interface StoredUpload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly bytes: Uint8Array;
}

export interface UploadStore {
  /** The same content again refreshes the existing upload. */
  putUpload(upload: StoredUpload, at: Date): Promise<void>;
  findUpload(id: string, kind: UploadKind): Promise<Uint8Array | null>;
  /** Null if it has not been made yet. */
  findSize(id: string, size: PictureSize): Promise<Uint8Array | null>;
  /** Nothing happens if another process was faster, or the upload was purged meanwhile. */
  putSize(id: string, size: PictureSize, bytes: Uint8Array): Promise<void>;
  /** Whether a public listing shows it. */
  isPublished(id: string): Promise<boolean>;
  /** Whether it exists; also protects it from being purged before its submission is stored. */
  touchUpload(id: string, kind: UploadKind, at: Date): Promise<boolean>;
  /** Deletes uploads that no submission uses and that were not sent again since; returns the number. */
  purgeUploads(before: Date): Promise<number>;
}

export const createUploadStore = (db: Db): UploadStore => ({
  ...readingStore(db),
  ...writingStore(db),
  ...sizeStore(db),
});

type Reading = "findUpload" | "isPublished";
type Sizing = "findSize" | "putSize";

const writingStore = (db: Db): Omit<UploadStore, Reading | Sizing> => ({
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
    await db
      .deleteFrom("upload_size")
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("upload").select("id").whereRef("upload.id", "=", "upload_size.upload_id"))),
      )
      .execute();
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
  async isPublished(id) {
    const rows = await db
      .selectFrom("submission_upload")
      .innerJoin("submission", "submission.id", "submission_upload.submission_id")
      .select("submission.published")
      .where("submission_upload.upload_id", "=", id)
      .where("submission.published", "is not", null)
      .execute();
    // A listing stays public while a change of it is reviewed; the change's own pictures are not public yet.
    return rows.some(({ published }) => published?.includes(id));
  },
});

const sizeStore = (db: Db): Pick<UploadStore, Sizing> => ({
  async findSize(id, { width, format }) {
    const row = await db
      .selectFrom("upload_size")
      .select("bytes")
      .where("upload_id", "=", id)
      .where("width", "=", width)
      .where("format", "=", format)
      .executeTakeFirst();
    return row ? new Uint8Array(row.bytes) : null;
  },
  async putSize(id, { width, format }, bytes) {
    await db
      .insertInto("upload_size")
      .columns(["upload_id", "width", "format", "bytes"])
      .expression((eb) =>
        eb
          .selectFrom("upload")
          .select(["id", eb.val(width).as("width"), eb.val(format).as("format"), eb.val(bytes).as("bytes")])
          .where("id", "=", id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
