package org.regames.linegames.wall;

/**
 * System calls that are used here or that a running JVM needs. The numbers are those of {@code
 * asm/unistd_64.h} on x86 and of {@code asm-generic/unistd.h} on ARM.
 */
enum SystemCall {
  READ(0, 63),
  READV(19, 65),
  PREAD64(17, 67),
  WRITE(1, 64),
  WRITEV(20, 66),
  CLOSE(3, 57),
  LSEEK(8, 62),
  FSTAT(5, 80),
  NEWFSTATAT(262, 79),
  STATX(332, 291),
  STAT(4, -1),
  LSTAT(6, -1),
  ACCESS(21, -1),
  FACCESSAT(269, 48),
  FACCESSAT2(439, 439),
  READLINK(89, -1),
  READLINKAT(267, 78),
  GETDENTS64(217, 61),
  GETCWD(79, 17),
  POLL(7, -1),
  PPOLL(271, 73),
  MMAP(9, 222),
  MUNMAP(11, 215),
  MPROTECT(10, 226),
  MREMAP(25, 216),
  MADVISE(28, 233),
  BRK(12, 214),
  MINCORE(27, 232),
  FUTEX(202, 98),
  FUTEX_WAITV(449, 449),
  SET_ROBUST_LIST(273, 99),
  GET_ROBUST_LIST(274, 100),
  RSEQ(334, 293),
  MEMBARRIER(324, 283),
  SCHED_YIELD(24, 124),
  SCHED_GETAFFINITY(204, 123),
  SCHED_GETPARAM(143, 121),
  SCHED_GETSCHEDULER(145, 120),
  SCHED_GET_PRIORITY_MAX(146, 125),
  SCHED_GET_PRIORITY_MIN(147, 126),
  GETCPU(309, 168),
  RT_SIGACTION(13, 134),
  RT_SIGPROCMASK(14, 135),
  RT_SIGRETURN(15, 139),
  RT_SIGTIMEDWAIT(128, 137),
  SIGALTSTACK(131, 132),
  RESTART_SYSCALL(219, 128),
  NANOSLEEP(35, 101),
  CLOCK_NANOSLEEP(230, 115),
  CLOCK_GETTIME(228, 113),
  CLOCK_GETRES(229, 114),
  GETTIMEOFDAY(96, 169),
  TIME(201, -1),
  GETPID(39, 172),
  GETTID(186, 178),
  GETPPID(110, 173),
  GETUID(102, 174),
  GETEUID(107, 175),
  GETGID(104, 176),
  GETEGID(108, 177),
  UNAME(63, 160),
  SYSINFO(99, 179),
  GETRUSAGE(98, 165),
  TIMES(100, 153),
  GETRLIMIT(97, 163),
  GETPRIORITY(140, 141),
  GETRANDOM(318, 278),
  EXIT(60, 93),
  EXIT_GROUP(231, 94),
  OPEN(2, -1),
  OPENAT(257, 56),
  CLONE(56, 220),
  CLONE3(435, 435),
  PRCTL(157, 167),
  PRLIMIT64(302, 261),
  TGKILL(234, 131),
  FCNTL(72, 25),
  IOCTL(16, 29),
  EXECVE(59, 221),
  SECCOMP(317, 277),
  LANDLOCK_CREATE_RULESET(444, 444),
  LANDLOCK_ADD_RULE(445, 445),
  LANDLOCK_RESTRICT_SELF(446, 446);

  private final int x86;
  private final int arm;

  SystemCall(int x86, int arm) {
    this.x86 = x86;
    this.arm = arm;
  }

  /** Whether a machine has the call at all. */
  boolean isOn(Machine machine) {
    return number(machine) >= 0;
  }

  int number(Machine machine) {
    return switch (machine) {
      case X86_64 -> x86;
      case AARCH64 -> arm;
    };
  }

  /** Whether a script may make it, whatever its arguments: it reads, computes or waits. */
  boolean isHarmless() {
    return ordinal() < OPEN.ordinal();
  }
}
