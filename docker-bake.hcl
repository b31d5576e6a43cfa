# The released image, for both processors: docker buildx bake --print shows what is built; npm run release builds and pushes it.

variable "IMAGE" {
  default = "vendbot"
}

variable "VERSION" {
  default = "1.0.0"
}

variable "REVISION" {
  default = ""
}

group "default" {
  targets = ["vendbot"]
}

target "vendbot" {
  context   = "."
  platforms = ["linux/amd64", "linux/arm64"]
  tags      = ["${IMAGE}:${VERSION}", "${IMAGE}:latest"]
  labels = {
    "org.opencontainers.image.version"  = VERSION
    "org.opencontainers.image.revision" = REVISION
  }
}
