import type { ApiCall, FaultKind, Telegram } from "../telegram/contract.ts";

/** A fault that waits for its call. */
interface PlannedFault {
  readonly kind: FaultKind;
  /** Null strikes any call but getUpdates. */
  readonly method: string | null;
}

// A call whose line was cut is never complete; nobody waits for it longer than this many others.
const maxOpen = 200;

/** What only the bot's calls tell: when it last asked for updates, what it says about itself, which faults struck. */
export function createCallNotes(telegram: Telegram) {
  const hints = new Map<number, string>();
  let planned: PlannedFault[] = [];
  let open: ApiCall[] = [];
  let readCount = 0;
  let lastPollAt = 0;
  let description = "";

  const recordArrival = (call: ApiCall) => {
    if (call.method === "getUpdates") {
      lastPollAt = call.at;
      return;
    }
    open.push(call);
    const struck = planned.find(({ method }) => method === null || method === call.method);
    planned = planned.filter((fault) => fault !== struck);
  };

  const recordDone = ({ method, params }: ApiCall) => {
    // The phones' apps speak none of the languages that have words of their own.
    if (method === "setMyDescription" && !params.language_code) description = String(params.description ?? "");
    const markup = params.reply_markup;
    if (typeof markup !== "object" || markup === null || "inline_keyboard" in markup) return;
    const text = "input_field_placeholder" in markup ? String(markup.input_field_placeholder) : "";
    hints.set(Number(params.chat_id), text);
  };

  const read = () => {
    for (const call of telegram.calls.slice(readCount)) recordArrival(call);
    readCount = telegram.calls.length;
    for (const call of open) if (call.ok) recordDone(call);
    open = open.filter((call) => !call.ok && call.errorCode === undefined).slice(-maxOpen);
  };

  return {
    /** 0 before the first time. */
    get lastPollAt(): number {
      read();
      return lastPollAt;
    },
    get description(): string {
      read();
      return description;
    },
    /** The hint in the empty message field: what the newest keyboard of this chat wants there. */
    hintFor(chatId: number): string {
      read();
      return hints.get(chatId) ?? "";
    },
    /** Orders a fault and remembers it until its call has come. */
    plan(fault: PlannedFault): void {
      read();
      telegram.faults.failNext({ kind: fault.kind, ...(fault.method && { method: fault.method }) });
      planned.push(fault);
    },
    planned(): readonly PlannedFault[] {
      read();
      return planned;
    },
    clearPlanned(): void {
      telegram.faults.clear();
      planned = [];
    },
  };
}

export type CallNotes = ReturnType<typeof createCallNotes>;
