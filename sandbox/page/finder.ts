import { element } from "./html.ts";

/** The field that narrows down what the back office shows. */
export function createFinder(onChange: () => void) {
  const field = element("input", {
    ...{
      type: "search",
      placeholder: "Filter: number, word",
      "aria-label": "Filter what happened",
      autocomplete: "off",
    },
    oninput: onChange,
  });
  return {
    element: field,
    /** Whether one of these has what is looked for. Numbers are found however they are grouped. */
    fits(...texts: (string | null)[]): boolean {
      const wanted = plain(field.value);
      return texts.some((text) => text !== null && plain(text).includes(wanted)) || wanted === "";
    },
  };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s₦,]/g, "");
}
