/** Numbers of one system call on x86-64 and on arm64, which lacks some. From Linux's syscall_64.tbl and asm-generic/unistd.h. */
export interface Syscall {
  readonly name: string;
  readonly x64: number;
  readonly arm64?: number;
}

const call = (name: string, x64: number, arm64?: number): Syscall => ({
  name,
  x64,
  ...(arm64 !== undefined && { arm64 }),
});

/** What a server never calls and an attack does; answered with EPERM. */
export const forbiddenCalls: readonly Syscall[] = [
  // Namespaces, mounts and roots.
  call('chroot', 161, 51),
  call('fsconfig', 431, 431),
  call('fsmount', 432, 432),
  call('fsopen', 430, 430),
  call('fspick', 433, 433),
  call('mount', 165, 40),
  call('mount_setattr', 442, 442),
  call('move_mount', 429, 429),
  call('name_to_handle_at', 303, 264),
  call('open_by_handle_at', 304, 265),
  call('open_tree', 428, 428),
  call('pivot_root', 155, 41),
  call('setns', 308, 268),
  call('umount2', 166, 39),
  call('unshare', 272, 97),
  // Other processes.
  call('kcmp', 312, 272),
  call('pidfd_getfd', 438, 438),
  call('process_madvise', 440, 440),
  call('process_vm_readv', 310, 270),
  call('process_vm_writev', 311, 271),
  call('ptrace', 101, 117),
  // The kernel itself: modules, keys, programs, tracing, paging.
  call('add_key', 248, 217),
  call('bpf', 321, 280),
  call('create_module', 174),
  call('delete_module', 176, 106),
  call('fanotify_init', 300, 262),
  call('fanotify_mark', 301, 263),
  call('finit_module', 313, 273),
  call('get_kernel_syms', 177),
  call('init_module', 175, 105),
  call('kexec_file_load', 320, 294),
  call('kexec_load', 246, 104),
  call('keyctl', 250, 219),
  call('lookup_dcookie', 212, 18),
  call('perf_event_open', 298, 241),
  call('query_module', 178),
  call('request_key', 249, 218),
  call('userfaultfd', 323, 282),
  call('vmsplice', 278, 75),
  // The machine: clock, names, swap, quotas, ports.
  call('acct', 163, 89),
  call('adjtimex', 159, 171),
  call('clock_adjtime', 305, 266),
  call('clock_settime', 227, 112),
  call('ioperm', 173),
  call('iopl', 172),
  call('nfsservctl', 180, 42),
  call('quotactl', 179, 60),
  call('quotactl_fd', 443, 443),
  call('reboot', 169, 142),
  call('setdomainname', 171, 162),
  call('sethostname', 170, 161),
  call('settimeofday', 164, 170),
  call('swapoff', 168, 225),
  call('swapon', 167, 224),
  call('syslog', 103, 116),
  call('vhangup', 153, 58),
  // Old, or about layouts that no server needs.
  call('get_mempolicy', 239, 236),
  call('mbind', 237, 235),
  call('migrate_pages', 256, 238),
  call('modify_ldt', 154),
  call('move_pages', 279, 239),
  call('personality', 135, 92),
  call('remap_file_pages', 216, 234),
  call('set_mempolicy', 238, 237),
  call('set_mempolicy_home_node', 450, 450),
  call('sysfs', 139),
  call('_sysctl', 156),
  call('uselib', 134),
  call('ustat', 136),
];

/** Programs fall back when these do not exist: clone3 hides its flags in memory, the rest is memory that no process is charged with. Answered with ENOSYS. */
export const absentCalls: readonly Syscall[] = [
  call('clone3', 435, 435),
  call('io_uring_enter', 426, 426),
  call('io_uring_register', 427, 427),
  call('io_uring_setup', 425, 425),
  call('memfd_create', 319, 279),
  call('memfd_secret', 447, 447),
  call('shmget', 29, 194),
];

/** Calls whose arguments are looked at. */
export const checkedCalls = {
  clone: call('clone', 56, 220),
  socket: call('socket', 41, 198),
  socketpair: call('socketpair', 53, 199),
  ioctl: call('ioctl', 16, 29),
};
