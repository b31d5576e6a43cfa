import { triggerFunction } from "./triggers.ts";

const minDigits = 3;
/** No beneficiary is longer. */
const maxBeneficiaryLength = 64;

/** Every end of a number: a part of it is the beginning of one of them. A number that is known adds nothing. */
function addParts(): string {
  const starts = Array.from({ length: maxBeneficiaryLength }, (_, index) => `SELECT ${index + 1} AS start`);
  return `
    INSERT INTO beneficiary_part (account_id, part, beneficiary)
    SELECT DISTINCT sale.account_id, substr(sale.beneficiary, starts.start), sale.beneficiary
    FROM (SELECT NEW.account_id AS account_id, NEW.beneficiary AS beneficiary
      WHERE NEW.confirmed_at IS NOT NULL) AS sale
    CROSS JOIN (${starts.join(" UNION ALL ")}) AS starts
    WHERE starts.start <= length(sale.beneficiary) - ${minDigits - 1}
    AND NOT EXISTS (SELECT 1 FROM beneficiary_part AS known WHERE known.account_id = sale.account_id
      AND known.part = sale.beneficiary AND known.beneficiary = sale.beneficiary)
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING`;
}

const addNames = `
  INSERT INTO sale_name (account_id, service_type, provider_name, product_name)
  SELECT DISTINCT NEW.account_id, NEW.service_type, NEW.provider_name, coalesce(NEW.product_name, '')
  WHERE NEW.confirmed_at IS NOT NULL
  ON CONFLICT DO NOTHING`;

const changes = {
  insert: ["INSERT", "NEW.confirmed_at IS NOT NULL"],
  update: ["UPDATE OF confirmed_at", "OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL"],
} as const;

/** Keep `beneficiary_part` and `sale_name`, by which a sale is found in a book of any size. */
export function findingTriggers(isPostgres: boolean): string[] {
  const adding = `${addParts()}; ${addNames};`;
  const triggers = Object.entries(changes).map(([name, [on, becomesSale]]) => {
    const begin = `CREATE TRIGGER purchase_find_${name} AFTER ${on} ON purchase`;
    return isPostgres
      ? `${begin} FOR EACH ROW WHEN (${becomesSale}) EXECUTE FUNCTION purchase_find()`
      : `${begin} WHEN ${becomesSale} BEGIN ${adding} END`;
  });
  return isPostgres ? [triggerFunction("purchase_find", `${adding} RETURN NULL;`), ...triggers] : triggers;
}
