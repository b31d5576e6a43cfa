/** The state of the checkout and the machine that a release starts from. */
export interface ReleaseFacts {
  /** Of package.json. */
  version: string;
  /** The versions of the other places, by their names. */
  versions: Readonly<Record<string, string | undefined>>;
  /** RELEASE_IMAGE: registry and name of the image, without a tag. */
  image: string | undefined;
  branch: string;
  /** Files that are not committed. */
  changed: readonly string[];
  tags: readonly string[];
  remotes: readonly string[];
  hasBuildx: boolean;
}

/** Sentences on what keeps a release from being made; none if nothing is missing. */
export function findMissing(facts: ReleaseFacts): string[] {
  const { version, versions, image, branch, changed, tags, remotes, hasBuildx } = facts;
  const others = Object.entries(versions).filter(([, other]) => other !== version);
  return [
    ...others.map(([place, other]) => `${place} has version ${other ?? "none"}, and package.json has ${version}.`),
    image === undefined
      ? "RELEASE_IMAGE is not set: the registry and name of the image, such as REGISTRY/vendbot."
      : "",
    image !== undefined && !/^[a-z0-9.-]+(?::\d+)?(?:\/[a-z0-9._-]+)+$/.test(image)
      ? "RELEASE_IMAGE must be a registry and a name, without a tag."
      : "",
    branch === "main" ? "" : `The branch is ${branch}: releases are made from main.`,
    changed.length > 0 ? `${changed.length} files are not committed: ${changed.join(", ")}.` : "",
    tags.includes(`v${version}`) ? `The tag v${version} exists: choose the next version.` : "",
    remotes.includes("origin") ? "" : "There is no remote named origin to push the tag to.",
    hasBuildx ? "" : "docker buildx is missing: it builds for amd64 and arm64.",
  ].filter((sentence) => sentence !== "");
}
