interface Page<T> {
  entries: readonly T[];
  number: number;
  last: number;
  next: number | null;
  previous: number | null;
  /** The address of another page: absolute, with the host that the caller named. */
  linkTo(number: number): string;
}

/** The page of `all` that the query's `page` asks for, the first when it asks for none. */
export function pageOf<T>(all: readonly T[], url: URL, size: number): Page<T> {
  const number = Math.max(1, Number(url.searchParams.get("page") ?? 1) || 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  return {
    entries: all.slice((number - 1) * size, number * size),
    number,
    last,
    next: number < last ? number + 1 : null,
    previous: number > 1 ? number - 1 : null,
    linkTo(wanted) {
      const link = new URL(url);
      link.searchParams.set("page", String(wanted));
      return link.href;
    },
  };
}
