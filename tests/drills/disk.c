/* A disk that can be told to fail, and that remembers in which order it was written to and asked to sync.
 * Preloaded into a server under test; only files whose path contains DISK_DRILL_MARK are touched.
 * DISK_DRILL_CONTROL names a file: "full" makes writes fail with ENOSPC, "broken" with EIO, "nth 3" only the third write
 * or sync after that was told; anything else lets them pass.
 * DISK_DRILL_TRACE names a file to which every write, truncation and sync is appended. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct header { uint32_t kind, name; uint64_t offset, size; };
enum { WRITE = 1, TRUNCATE = 2, SYNC = 3, UNLINK = 4 };

static int path_of(int fd, char *path, size_t size) {
  char link[64];
  const char *mark = getenv("DISK_DRILL_MARK");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, size - 1);
  if (n <= 0 || !mark) return 0;
  path[n] = 0;
  return strstr(path, mark) != NULL && !strstr(path, "-shm") && !strstr(path, ".log");
}

static int is_the_nth(const char *word) {
  static char told[16] = "";
  static long count = 0;
  pthread_mutex_lock(&lock);
  if (strcmp(told, word)) { strcpy(told, word); count = 0; }
  int is_it = ++count == atol(word + 4);
  pthread_mutex_unlock(&lock);
  return is_it;
}

static int refusal(void) {
  const char *control = getenv("DISK_DRILL_CONTROL");
  char word[16] = "";
  int fd = control ? (int)syscall(SYS_openat, AT_FDCWD, control, O_RDONLY) : -1;
  if (fd < 0) return 0;
  if (syscall(SYS_read, fd, word, sizeof word - 1) < 0) word[0] = 0;
  syscall(SYS_close, fd);
  if (!strncmp(word, "nth ", 4)) return is_the_nth(word) ? EIO : 0;
  return !strncmp(word, "full", 4) ? ENOSPC : !strncmp(word, "broken", 6) ? EIO : 0;
}

static void trace(uint32_t kind, const char *path, uint64_t offset, const void *data, uint64_t size) {
  const char *target = getenv("DISK_DRILL_TRACE");
  if (!target) return;
  pthread_mutex_lock(&lock);
  int fd = (int)syscall(SYS_openat, AT_FDCWD, target, O_WRONLY | O_CREAT | O_APPEND, 0600);
  struct header head = {kind, (uint32_t)strlen(path), offset, size};
  size_t total = sizeof head + head.name + (data ? size : 0);
  char *record = malloc(total);
  memcpy(record, &head, sizeof head);
  memcpy(record + sizeof head, path, head.name);
  if (data) memcpy(record + sizeof head + head.name, data, size);
  if (syscall(SYS_write, fd, record, total) < 0) abort();
  free(record);
  syscall(SYS_close, fd);
  pthread_mutex_unlock(&lock);
}

static ssize_t write_at(int fd, const void *data, size_t size, off64_t offset) {
  char path[4096];
  int ours = path_of(fd, path, sizeof path), fault = ours ? refusal() : 0;
  if (fault) { errno = fault; return -1; }
  ssize_t n = syscall(SYS_pwrite64, fd, data, size, offset);
  if (ours && n > 0) trace(WRITE, path, (uint64_t)offset, data, (uint64_t)n);
  return n;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) { return write_at(fd, data, size, offset); }
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) { return write_at(fd, data, size, offset); }

static int truncate_to(int fd, off64_t size) {
  char path[4096];
  int n = (int)syscall(SYS_ftruncate, fd, size);
  if (n == 0 && path_of(fd, path, sizeof path)) trace(TRUNCATE, path, (uint64_t)size, NULL, 0);
  return n;
}

int ftruncate(int fd, off_t size) { return truncate_to(fd, size); }
int ftruncate64(int fd, off64_t size) { return truncate_to(fd, size); }

static int sync_now(int fd, long call) {
  char path[4096];
  int ours = path_of(fd, path, sizeof path), fault = ours ? refusal() : 0;
  if (fault) { errno = fault; return -1; }
  int n = (int)syscall(call, fd);
  if (ours && n == 0) trace(SYNC, path, 0, NULL, 0);
  return n;
}

int fsync(int fd) { return sync_now(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_now(fd, SYS_fdatasync); }

int unlink(const char *path) {
  const char *mark = getenv("DISK_DRILL_MARK");
  int n = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (n == 0 && mark && strstr(path, mark)) trace(UNLINK, path, 0, NULL, 0);
  return n;
}
