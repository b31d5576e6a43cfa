import { type TestAPI, test } from "vitest";

/** Parts of what is opened that each test may name beside it. */
const usualParts = ["ada", "vending", "telegram", "clock", "sms", "page", "store", "ids"] as const;

type Use = (value: unknown) => Promise<void>;

/**
 * `it`, whose tests take what `open` opens as a fixture, or parts of it: the usual ones and `more`. Each test has its own,
 * closed after it.
 */
export function itWith<Name extends string, T extends AsyncDisposable, Part extends string & keyof T = never>(
  name: Name,
  open: () => Promise<T>,
  ...more: Part[]
) {
  const opened = test.extend("opened", async ({ task: _ }, { onCleanup }) => {
    const resource = await open();
    onCleanup(() => resource[Symbol.asyncDispose]());
    return resource;
  });
  const part = (key: string) => {
    return async ({ opened }: { opened: T }, use: Use) => use(Reflect.get(opened, key));
  };
  const it: unknown = opened.extend({
    ...Object.fromEntries([...usualParts, ...more].map((key) => [key, part(key)])),
    [name]: async ({ opened }: { opened: T }, use: Use) => use(opened),
  });
  return it as TestAPI<Record<Name, T> & Pick<T, Part | Extract<keyof T, (typeof usualParts)[number]>>>;
}
