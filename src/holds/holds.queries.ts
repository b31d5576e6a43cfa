import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import { preparedFirst } from "../db/prepared.ts";
import type { ServiceType } from "../services/services.ts";
import type { HoldTable } from "./holds.table.ts";

export type Hold = Selectable<HoldTable>;

/** The hold on a service or on this company of it, the one that ends last; undefined: it can be sold. */
export const findHold = preparedFirst((db, service: ServiceType, slug: string, now: number) =>
  db
    .selectFrom("hold")
    .selectAll()
    .where("service_type", "=", service)
    .where((e) => e.or([e("provider_slug", "=", ""), e("provider_slug", "=", slug)]))
    .where("until", ">", now)
    .orderBy("until", "desc")
    .limit(1),
);

/** All holds that are not over, the one that ends first before the others. */
export function listHolds(db: Db, now: number): Promise<Hold[]> {
  return db.selectFrom("hold").selectAll().where("until", ">", now).orderBy("until").orderBy("id").execute();
}

/** Undefined: another hold on the same is not over. Of each service and company there is one row. */
export async function putHold(trx: Db, hold: Hold): Promise<Hold | undefined> {
  const { service_type: _service, provider_slug: _slug, ...columns } = hold;
  return trx
    .insertInto("hold")
    .values(hold)
    .onConflict((c) =>
      c.columns(["service_type", "provider_slug"]).doUpdateSet(columns).where("hold.until", "<=", hold.since),
    )
    .returningAll()
    .executeTakeFirst();
}

export function holdOn(db: Db, { service_type, provider_slug }: Pick<Hold, "service_type" | "provider_slug">) {
  return db
    .selectFrom("hold")
    .selectAll()
    .where("service_type", "=", service_type)
    .where("provider_slug", "=", provider_slug)
    .executeTakeFirst();
}

/** Undefined: it is over, or was lifted before. */
export function deleteHold(trx: Db, id: string, now: number): Promise<Hold | undefined> {
  return trx.deleteFrom("hold").where("id", "=", id).where("until", ">", now).returningAll().executeTakeFirst();
}

/** Companies of a service that were offered lately, as far as the newest rows tell. */
export function offeredLately(
  db: Db,
  service: ServiceType,
): Promise<Pick<HoldTable & { name: string }, "name" | "provider_slug">[]> {
  const newest = db
    .selectFrom("purchase")
    .select(["service_type", "provider_slug", "provider_name as name"])
    .orderBy("id", "desc")
    .limit(500)
    .as("newest");
  return db
    .selectFrom(newest)
    .select(["provider_slug", "name"])
    .distinct()
    .where("service_type", "=", service)
    .orderBy("name")
    .execute();
}
