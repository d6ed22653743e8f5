# What the scripts share; sourced, not run. Leaves the shell in the folder of the package.

# Every script says by --help what stands at its head.
case "${1:-}" in
--help | -h) awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0" && exit ;;
esac

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '==> %s\n' "$*" >&2; }

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Runs a command as root: as it is, or through sudo.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "'$*' needs root, and there is no sudo: run it as root and start again"
  fi
}

has_pkg_config() { command -v pkg-config >/dev/null; }

# libyaml with its headers, wherever it was installed from.
has_libyaml() {
  if has_pkg_config; then
    pkg-config --exists yaml-0.1
  else
    [ -e /usr/include/yaml.h ] || [ -e /usr/local/include/yaml.h ]
  fi
}

apt_install() {
  say "installing $* with apt-get"
  # The package lists are fetched only where the ones at hand are missing or too old to be of use.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null 2>&1 && return
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

brew_install() {
  say "installing $* with Homebrew"
  brew install --quiet "$@"
}

# Installs what the build needs and the machine lacks, and says so.
require_libraries() {
  command -v swift >/dev/null || fail "there is no swift: install Swift 6.3 from https://www.swift.org/install"
  local missing=""
  has_pkg_config || missing="pkg-config"
  has_libyaml || missing="$missing libyaml"
  [ -n "$missing" ] || return 0
  if command -v apt-get >/dev/null; then
    # shellcheck disable=SC2086 # a list of words
    apt_install ${missing/libyaml/libyaml-dev}
  elif command -v brew >/dev/null; then
    # shellcheck disable=SC2086 # a list of words
    brew_install ${missing/pkg-config/pkgconf}
  else
    fail "install these first, there is no apt-get and no brew to do it with:$missing"
  fi
}

# Leaves jemalloc as one object to be linked, and its path in `jemalloc`, after installing it where that is possible; empty
# where it is not to be had. As an archive its functions would be the program's alone, and what the system's libraries
# allocate and the program frees would go wrong.
prepare_jemalloc() {
  local archive
  jemalloc=""
  [ "$(uname)" = Linux ] && has_pkg_config && command -v ld >/dev/null || return 0
  if ! pkg-config --exists jemalloc && command -v apt-get >/dev/null; then (apt_install libjemalloc-dev) || true; fi
  archive=$(pkg-config --variable=libdir jemalloc || true)/libjemalloc_pic.a
  [ -e "$archive" ] || { say "there is no libjemalloc_pic.a: the system's allocator serves" && return 0; }
  mkdir -p .build
  ld -r --whole-archive "$archive" -o .build/jemalloc.o
  jemalloc=$PWD/.build/jemalloc.o
}

# How scripts build for debugging: in a folder of their own, so that a plain `swift build` beside them finds its modules as it
# left them; and a module at once, without lines for debuggers: less processor time. (SwiftPM looks for tests in the index.)
quick=(--scratch-path .build/scripts -debug-info-format none)
quick+=(-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
# Where these builds leave programs.
products=$PWD/.build/scripts/debug

# Builds as scripts do, without what the compiler says of each module that it takes at once.
swift_build() {
  local said="^warning: ignoring '-enable-batch-mode'|^remark: Incremental compilation has been disabled"
  swift build "${quick[@]}" "$@" 2>&1 | { grep --line-buffered -vE "$said" || true; }
}

# Builds a program of this package as scripts do, and leaves it in `products`.
build_program() { SCHEMAGEN_UP_TO=emitters swift_build --product "$1" >&2; }

# Builds a product that needs no generated module, with options of its own. Without the targets that the plugin serves, SwiftPM
# compiles each module once; with them a second time, for the plugin's tool.
build_alone() { SCHEMAGEN_UP_TO=emitters swift build "$@"; }

# Builds schemagen as it is installed, and leaves the path of the program in release_program. Its modules are optimised
# together, and whether two places change one variable at once is asked in debug builds alone, which are what is tested.
# On Linux it takes Swift's library along, and jemalloc: with very many small objects on all cores it is about a tenth
# faster than the system's allocator.
build_release() {
  local options=(-c release --product schemagen)
  options+=(-Xswiftc -cross-module-optimization -Xswiftc -enforce-exclusivity=unchecked)
  if [ "$(uname)" = Linux ]; then options+=(--static-swift-stdlib); fi
  prepare_jemalloc
  # Part of jemalloc is in C++.
  if [ -n "$jemalloc" ]; then options+=(-Xlinker "$jemalloc" -Xlinker -lstdc++); fi
  build_alone "${options[@]}"
  release_program=$(swift build "${options[@]}" --show-bin-path)/schemagen
}

# Whether there is what compiles and links Embedded Swift for WebAssembly; where not, `missing_for_wasm` says what is missing.
require_wasm_toolchain() {
  local tool folder
  missing_for_wasm=""
  for tool in swiftc clang wasm-ld; do
    command -v "$tool" >/dev/null || missing_for_wasm="there is no $tool: a toolchain of swift.org for Linux has it"
  done
  [ -z "$missing_for_wasm" ] || return 1
  folder=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")/lib/swift/embedded/wasm32-unknown-none-wasm
  unicode_tables_for_wasm=$folder/libswiftUnicodeDataTables.a
  [ -e "$unicode_tables_for_wasm" ] && return
  missing_for_wasm="the toolchain has no Embedded Swift for wasm32: there is no '$unicode_tables_for_wasm'"
  return 1
}

# Puts what checks payloads in pages of sites into the folder of a program. An older one is removed in any case: it may not know
# the programs that this schemagen writes.
add_page_module() {
  rm -f "$1/schemagen.wasm.gz"
  if require_wasm_toolchain; then
    Scripts/wasm "$1"
  else
    say "its sites cannot let readers try payloads: $missing_for_wasm"
  fi
}
