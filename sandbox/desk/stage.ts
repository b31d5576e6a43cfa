import type { Clock } from "../../src/core/clock.ts";
import type { PlayedGateway } from "../sms/gateway.ts";
import type { Telegram } from "../telegram/contract.ts";
import type { VendingService } from "../vending/service.ts";
import type { BotProcess } from "./bot-process.ts";
import type { CallNotes } from "./call-notes.ts";
import type { CastMember } from "./cast.ts";
import type { Disk } from "./disk.ts";
import type { NextAnswer } from "./next-answer.ts";
import type { Pulse } from "./pulse.ts";
import type { ServiceForm } from "./service-form.ts";
import type { ShopBook } from "./shop-book.ts";

/** Everything that the page shows and moves. */
export interface Stage {
  readonly clock: Clock;
  /** When the demo began: the page shows what has happened since. */
  readonly openedAt: number;
  readonly telegram: Telegram;
  readonly vending: VendingService;
  /** How the service is written while nobody has turned a switch. */
  readonly service: ServiceForm;
  /** The SMS company, and the plain phones of customers. */
  readonly sms: PlayedGateway;
  readonly bot: BotProcess;
  readonly cast: readonly CastMember[];
  readonly notes: CallNotes;
  readonly nextAnswer: NextAnswer;
  readonly book: ShopBook;
  readonly disk: Disk;
  readonly pulse: Pulse;
  /** Ends the demo, so that another one begins in its place. */
  reset(): void;
}
