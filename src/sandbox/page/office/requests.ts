import type { Entries } from "../../desk/contract.ts";
import { element, setText } from "../element.ts";
import type { Store } from "../store.ts";
import { clockTime } from "../wording.ts";
import { panel } from "./controls.ts";
import { createRowList, type Row } from "./row-list.ts";

/** What the bot asks the service for, newest first: the other end of the same wire. */
export function createRequests(store: Store): HTMLElement {
  const rows = element("ol", { class: "log-rows is-requests" });
  const empty = element("p", { class: "empty" }, "The bot has not asked for anything yet.");
  const update = createRowList(rows, requestRow);
  store.onList("requests", (list) => {
    update(list);
    empty.hidden = list.size > 0;
  });
  return panel({ id: "requests", title: "Requests" }, empty, rows);
}

function requestRow(): Row<Entries["requests"]> {
  const time = element("time", null);
  const method = element("span", { class: "method" });
  const path = element("code", null);
  const fault = element("span", { class: "log-note" });
  const answer = element("span", { class: "log-answer" });
  return {
    element: element("li", null, time, method, path, fault, answer),
    update(request) {
      setText(time, clockTime(request.at, true));
      setText(method, request.method);
      method.classList.toggle("is-spending", request.path === "/purchase/");
      setText(path, request.path);
      const effect = request.processed ? "took effect" : "no effect";
      setText(fault, request.fault ? `${request.fault}, ${effect}` : (request.reference ?? ""));
      fault.classList.toggle("is-code", !request.fault);
      setText(answer, request.answered === null ? (request.fault ? "no answer" : "…") : String(request.answered));
      answer.classList.toggle("is-bad", request.answered === null ? Boolean(request.fault) : request.answered >= 400);
    },
  };
}
