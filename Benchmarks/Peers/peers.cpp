// Measures C++ parsers: prints nanoseconds per byte of each whose headers there are, for documents one a line.
//
//     g++ -O3 -march=native -std=c++17 peers.cpp -o peers [-lsimdjson]

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#if __has_include(<simdjson.h>)
#include <simdjson.h>
#define HAS_SIMDJSON 1
#endif
#if __has_include(<rapidjson/document.h>)
#include <rapidjson/document.h>
#define HAS_RAPIDJSON 1
#endif

static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  std::vector<std::string> documents;
  std::ifstream file(arguments[1]);
  size_t bytes = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) continue;
    bytes += line.size();
    documents.push_back(line);
  }
  std::vector<std::pair<const char *, std::function<size_t()>>> work;
#ifdef HAS_SIMDJSON
  std::vector<simdjson::padded_string> padded;
  for (auto &document : documents) padded.emplace_back(document);
  simdjson::dom::parser parser;
  work.push_back({"simdjson: parse", [&] {
    size_t good = 0;
    for (auto &document : padded) good += parser.parse(document).error() == simdjson::SUCCESS;
    return good;
  }});
#else
  fprintf(stderr, "not installed: simdjson (apt-get install libsimdjson-dev)\n");
#endif
#ifdef HAS_RAPIDJSON
  work.push_back({"RapidJSON: parse", [&] {
    size_t good = 0;
    for (auto &document : documents) {
      rapidjson::Document value;
      value.Parse<rapidjson::kParseValidateEncodingFlag>(document.data(), document.size());
      good += !value.HasParseError();
    }
    return good;
  }});
#else
  fprintf(stderr, "not installed: RapidJSON (apt-get install rapidjson-dev)\n");
#endif
  const int rounds = 9;
  std::vector<std::vector<double>> times(work.size());
  for (int round = 0; round < rounds; round++) {
    for (size_t index = 0; index < work.size(); index++) {
      work[index].second();  // so that none pays for what the one before has left in the caches
      double start = now();
      size_t good = work[index].second();
      times[index].push_back((now() - start) / bytes);
      if (good != documents.size()) fprintf(stderr, "%s refuses a document\n", work[index].first);
    }
  }
  for (size_t index = 0; index < work.size(); index++) {
    std::sort(times[index].begin(), times[index].end());
    printf("%s\t%f\n", work[index].first, times[index][rounds / 2]);
  }
}
