/** What former owners of a receipt had given of themselves: for the desk, and for a copy or an erasure. */
import type { FormerOwner } from "#features/submissions/owners/private-fields.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export const createFormerOwnerStore = (db: Db) => {
  const rows = db.selectFrom("former_owner").selectAll().orderBy("ended_at");
  return {
    async keepFormerOwner({ submissionId, email, endedAt, fields }: FormerOwner): Promise<void> {
      if (email === "" && Object.keys(fields).length === 0) return;
      await db
        .insertInto("former_owner")
        .values({
          submission_id: submissionId,
          email,
          email_key: email.toLowerCase(),
          ended_at: endedAt.getTime(),
          fields: toJson(fields),
        })
        .execute();
    },

    async formerOwners(submissionId: number): Promise<FormerOwner[]> {
      return (await rows.where("submission_id", "=", submissionId).execute()).map(toFormerOwner);
    },

    async formerOwnersWith(emailKey: string): Promise<FormerOwner[]> {
      return (await rows.where("email_key", "=", emailKey).execute()).map(toFormerOwner);
    },

    async forgetFormerOwners(emailKey: string): Promise<void> {
      await db.deleteFrom("former_owner").where("email_key", "=", emailKey).execute();
    },
  };
};

interface Row {
  readonly submission_id: number;
  readonly email: string;
  readonly ended_at: number;
  readonly fields: string;
}

const toFormerOwner = (row: Row): FormerOwner => ({
  submissionId: row.submission_id,
  email: row.email,
  endedAt: new Date(row.ended_at),
  fields: fromJson(row.fields),
});
