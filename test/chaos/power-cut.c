// Loaded ahead of libc (LD_PRELOAD): at each fsync and fdatasync of a database file, copies the file as it is then into
// SHADOW_FOLDER. The copies are what a disk would hold that loses everything else when the power goes. Several threads
// sync: their copies are made one after the other, so that an older one never replaces a newer one.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static void keep(int fd) {
  const char *folder = getenv("SHADOW_FOLDER");
  char link[64], path[4096], to[4096], part[4096], buffer[65536];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (folder == NULL || length < 0) return;
  path[length] = 0;
  const char *name = strrchr(path, '/');
  if (name == NULL || strncmp(name, "/vendbot.db", 11) != 0 || strstr(name, ".lock") != NULL) return;
  // Only used, and deleted again, while the file is made: its copy would outlive it.
  if (strstr(name, "-journal") != NULL) return;
  snprintf(to, sizeof to, "%s%s", folder, name);
  snprintf(part, sizeof part, "%s.part", to);
  int in = open(path, O_RDONLY), out = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (in < 0 || out < 0) abort();
  for (ssize_t n; (n = read(in, buffer, sizeof buffer)) > 0;)
    if (write(out, buffer, n) != n) abort();
  close(in);
  close(out);
  // Whole or not at all, if the process dies in the middle.
  if (rename(part, to) != 0) abort();
}

static int sync_and_keep(const char *name, int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = real(fd);
  pthread_mutex_lock(&one_at_a_time);
  if (result == 0) keep(fd);
  pthread_mutex_unlock(&one_at_a_time);
  return result;
}

int fsync(int fd) { return sync_and_keep("fsync", fd); }
int fdatasync(int fd) { return sync_and_keep("fdatasync", fd); }
