import { element, setText } from "../element.js";
import { clockTime } from "../wording.js";
import { panel } from "./controls.js";
import { createRowList } from "./row-list.js";

/** What the bot asks the service for, newest first: the other end of the same wire. */
export function createRequests(store) {
  const rows = element("ol", { class: "log-rows is-requests" });
  const empty = element("p", { class: "empty" }, "The bot has not asked for anything yet.");
  const update = createRowList(rows, requestRow);
  store.onList("requests", (list) => {
    update(list);
    empty.hidden = list.size > 0;
  });
  return panel({ id: "requests", title: "Requests" }, empty, rows);
}

function requestRow() {
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
