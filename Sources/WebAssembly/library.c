/* What code of Embedded Swift asks of a C library, where there is none. */

#include <stddef.h>
#include <stdint.h>

/* --- Memory ---
   A block has a power of two of bytes, and free ones of a size stand in a list. In front of what is lent stands the logarithm
   of the size, or, where the address had to be rounded up, the address that was lent in truth. */

extern unsigned char __heap_base;

enum { header = 16, smallest = 5, rounded = 0xFF };

static void *lists[32];
static uintptr_t top;

static char *grow(size_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
  uintptr_t start = top, end = start + size, room = __builtin_wasm_memory_size(0) * 65536u;
  if (end < start) __builtin_trap();
  if (end > room && __builtin_wasm_memory_grow(0, (end - room + 65535u) / 65536u) == (size_t)-1) __builtin_trap();
  top = end;
  return (char *)start;
}

void *malloc(size_t count) {
  unsigned power = smallest;
  while (power < 31 && ((size_t)1 << power) - header < count) power++;
  if (power == 31) __builtin_trap();
  char *block = lists[power];
  if (block)
    lists[power] = *(void **)(block + header);
  else
    block = grow((size_t)1 << power);
  *(uint32_t *)block = power;
  return block + header;
}

void free(void *place) {
  if (!place) return;
  char *block = (char *)place - header;
  unsigned power = *(uint32_t *)block;
  if (power == rounded) {
    free(*(void **)(block + 4));
    return;
  }
  *(void **)place = lists[power];
  lists[power] = block;
}

int posix_memalign(void **place, size_t alignment, size_t count) {
  if (alignment <= header) {
    *place = malloc(count);
    return 0;
  }
  char *lent = malloc(count + alignment + header);
  char *start = (char *)(((uintptr_t)lent + header + alignment - 1) & ~(uintptr_t)(alignment - 1));
  *(uint32_t *)(start - header) = rounded;
  *(void **)(start - header + 4) = lent;
  *place = start;
  return 0;
}

/* --- Bytes --- */

void *memcpy(void *target, const void *source, size_t count) { return __builtin_memcpy(target, source, count); }

void *memmove(void *target, const void *source, size_t count) { return __builtin_memmove(target, source, count); }

void *memset(void *target, int byte, size_t count) { return __builtin_memset(target, byte, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t index = 0; index < count; index++)
    if (x[index] != y[index]) return x[index] - y[index];
  return 0;
}

/* --- Numbers --- */

/* The product of two numbers of 128 bits. */
void __multi3(uint64_t product[2], uint64_t a, uint64_t aHigh, uint64_t b, uint64_t bHigh) {
  uint64_t mask = 0xFFFFFFFF, low = (a & mask) * (b & mask);
  uint64_t first = (a & mask) * (b >> 32), second = (a >> 32) * (b & mask);
  uint64_t middle = (low >> 32) + (first & mask) + (second & mask);
  product[0] = (low & mask) | (middle << 32);
  product[1] = (a >> 32) * (b >> 32) + (first >> 32) + (second >> 32) + (middle >> 32) + a * bHigh + aHigh * b;
}

/* Seeds of hashes. They protect from texts that were chosen to collide; here a reader would only harm their own page. */
void arc4random_buf(void *place, size_t count) { __builtin_memset(place, 0x5A, count); }

/* --- Texts ---
   The library compares texts by canonical equivalence, and has tables for it. The runtime compares what it reads by scalars, so
   these say that no scalar is composed of others. */

const unsigned char _swift_stdlib_nfd_decompositions[1];

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

/* --- Guards of the stack --- */

void *__stack_chk_guard = (void *)0x5AFE5AFE;

void __stack_chk_fail(void) { __builtin_trap(); }
