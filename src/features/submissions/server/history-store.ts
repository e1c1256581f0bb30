/** Events and messages of a submission. */
import type { EventCode, SubmissionEvent, ThreadMessage } from "#features/submissions/model.ts";
import type { Change } from "#lib/changes/difference.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export const createHistoryStore = (db: Db) => ({ ...eventStore(db), ...messageStore(db) });

/** The database adds the version. */
type Unversioned<Row extends { readonly version: number }> = Omit<Row, "version">;

/** The version that the row belongs to: a change comes before its event or message. */
const versionOf = (db: Db, submissionId: number) =>
  db.selectFrom("submission").select("version").where("id", "=", submissionId);

const eventStore = (db: Db) => ({
  async addEvent(submissionId: number, event: Unversioned<SubmissionEvent>): Promise<void> {
    await db
      .insertInto("submission_event")
      .values({
        submission_id: submissionId,
        at: event.at.getTime(),
        actor: event.actor,
        actor_name: event.actorName,
        code: event.code,
        state: event.state,
        reasons: toJson(event.reasons),
        open_fields: toJson(event.openFields),
        note: event.note,
        changes: event.changes ? toJson(event.changes) : null,
        version: (eb) => eb.fn.coalesce(versionOf(db, submissionId), eb.val(1)),
      })
      .execute();
  },

  async events(submissionId: number): Promise<SubmissionEvent[]> {
    const rows = await db
      .selectFrom("submission_event")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({
      at: new Date(row.at),
      actor: row.actor,
      actorName: row.actor_name,
      code: row.code as EventCode,
      state: row.state,
      reasons: fromJson<string[]>(row.reasons),
      openFields: fromJson<string[]>(row.open_fields),
      note: row.note,
      version: row.version,
      ...(row.changes !== null && { changes: fromJson<Change[]>(row.changes) }),
    }));
  },
});

const messageStore = (db: Db) => ({
  async addMessage(submissionId: number, message: Unversioned<ThreadMessage>): Promise<void> {
    await db
      .insertInto("submission_message")
      .values({
        submission_id: submissionId,
        at: message.at.getTime(),
        author: message.author,
        author_name: message.authorName,
        text: message.text,
        version: (eb) => eb.fn.coalesce(versionOf(db, submissionId), eb.val(1)),
      })
      .execute();
  },

  async messages(submissionId: number): Promise<ThreadMessage[]> {
    const rows = await db
      .selectFrom("submission_message")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("id")
      .execute();
    return rows.map(({ at, author, author_name: authorName, text, version }) => ({
      at: new Date(at),
      author,
      authorName,
      text,
      version,
    }));
  },

  async countMessages(submissionId: number): Promise<number> {
    const { total } = await db
      .selectFrom("submission_message")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("submission_id", "=", submissionId)
      .where("author", "=", "submitter")
      .executeTakeFirstOrThrow();
    return total;
  },
});
