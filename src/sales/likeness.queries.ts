import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { ServiceType } from "../services/services.ts";
import { openStates, type Purchase } from "./purchases.queries.ts";

type Likeness = Pick<Purchase, "id" | "account_id" | "mode" | "service_type" | "beneficiary" | "face_kobo"> & {
  since: number;
};

const likeUnnamed = prepared((db, p: Likeness) =>
  salesLike(db, p).where((e) => e.and([e("product_id", "is", null), e("face_kobo", "=", p.face_kobo)])),
);
const likeWithFace = prepared((db, p: Likeness & { product_id: number }) =>
  salesLike(db, p)
    .where("face_kobo", "=", p.face_kobo)
    .where((e) => e.or([e("product_id", "is", null), e("product_id", "=", p.product_id)])),
);
const likeProduct = prepared((db, p: Likeness & { product_id: number }) =>
  salesLike(db, p).where((e) =>
    e.or([e.and([e("product_id", "is", null), e("face_kobo", "=", p.face_kobo)]), e("product_id", "=", p.product_id)]),
  ),
);

function salesLike(db: Db, p: Likeness) {
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("account_id", "=", p.account_id)
    .where("mode", "=", p.mode)
    .where("service_type", "=", p.service_type)
    .where("beneficiary", "=", p.beneficiary)
    .where((e) =>
      e.or([e("state", "in", [...openStates]), e.and([e("state", "=", "succeeded"), e("settled_at", ">=", p.since)])]),
    )
    .where("id", "!=", p.id);
}

const soldTo = prepared((db, p: Pick<Likeness, "account_id" | "mode" | "service_type" | "beneficiary">) =>
  db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", p.account_id)
    .where("beneficiary", "=", p.beneficiary)
    .where("mode", "=", p.mode)
    .where("service_type", "=", p.service_type)
    .where("state", "=", "succeeded")
    .limit(1),
);

/** Whether the account has ever sold this service to this number, in this mode. */
export async function hasSoldTo(
  db: Db,
  {
    account_id,
    mode,
    service_type,
    beneficiary,
  }: Pick<Purchase, "account_id" | "mode" | "service_type" | "beneficiary">,
): Promise<boolean> {
  return (await soldTo(db, { account_id, mode, service_type, beneficiary })).rows.length > 0;
}

interface Faces {
  accountId: string;
  mode: Purchase["mode"];
  serviceType: ServiceType;
  beneficiary: string;
}

const latestFaces = prepared((db, p: Faces) => facesTo(db, p));
const latestFacesOfSeat = prepared((db, p: Faces & { seatId: string }) =>
  facesTo(db, p).where("seat_id", "=", p.seatId),
);

function facesTo(db: Db, p: Faces) {
  return db
    .selectFrom("purchase")
    .select("face_kobo")
    .where("account_id", "=", p.accountId)
    .where("beneficiary", "=", p.beneficiary)
    .where("mode", "=", p.mode)
    .where("service_type", "=", p.serviceType)
    .where("state", "=", "succeeded")
    .orderBy("id", "desc")
    .limit(5);
}

const latestTo = prepared((db, p: { accountId: string; serviceType: ServiceType; beneficiary: string }) =>
  db
    .selectFrom("purchase")
    .select(["provider_slug as slug", "provider_name as name", "product_name as kind"])
    .where("account_id", "=", p.accountId)
    .where("beneficiary", "=", p.beneficiary)
    .where("service_type", "=", p.serviceType)
    .where("state", "in", [...openStates, "succeeded"])
    .orderBy("id", "desc")
    .limit(1),
);

/** The provider and product of the last sale of this service to this number, sold or waiting; undefined without one. */
export async function lastCompany(db: Db, to: Parameters<typeof latestTo>[1]) {
  return (await latestTo(db, to)).rows[0];
}

/** The median of the last five face values sold to this number; only by `seatId` if given. Null without a sale. */
export async function usualFace(db: Db, like: Faces, seatId: string | undefined): Promise<Kobo | null> {
  const { rows } = await (seatId === undefined ? latestFaces(db, like) : latestFacesOfSeat(db, { ...like, seatId }));
  const faces = rows.map(({ face_kobo }) => face_kobo).toSorted((a, b) => a - b);
  return faces[Math.floor(faces.length / 2)] ?? null;
}

/**
 * The sale like this one that was confirmed last, of those that are open or succeeded since `since`: same account, mode,
 * service, beneficiary and product. A price moves and a wish does not, so an amount counts only where the customer has
 * chosen it as a face value, or where no product is known.
 */
export async function findLike(
  db: Db,
  like: Omit<Likeness, "since"> & Pick<Purchase, "product_id">,
  since: number,
  hasFaceValue: boolean,
): Promise<Purchase | undefined> {
  const { id, account_id, mode, service_type, beneficiary, face_kobo, product_id } = like;
  const same = { id, account_id, mode, service_type, beneficiary, face_kobo, since };
  const { rows } =
    product_id === null
      ? await likeUnnamed(db, same)
      : await (hasFaceValue ? likeWithFace : likeProduct)(db, { ...same, product_id });
  // A handful at the most: SQLite would take longer to put them in order.
  return rows.sort((a, b) => (b.confirmed_at ?? 0) - (a.confirmed_at ?? 0) || (a.id < b.id ? 1 : -1))[0];
}

const latestSales = prepared((db, p: { account_id: string }) =>
  db
    .selectFrom("purchase")
    .select(["service_type", "provider_id"])
    .where("account_id", "=", p.account_id)
    .where("confirmed_at", "is not", null)
    .orderBy("id", "desc")
    .limit(100),
);

/** The providers of a service among the account's newest hundred sales, the one that was sold last first. */
export async function lastProviders(db: Db, accountId: string, serviceType: ServiceType): Promise<number[]> {
  const { rows } = await latestSales(db, { account_id: accountId });
  return [...new Set(rows.filter((row) => row.service_type === serviceType).map((row) => row.provider_id))];
}
