import { absentCalls, forbiddenCalls } from '../../adapters/sandbox/bubblewrap/syscalls.ts';

/** One attempt to get out, in Python. It is refused when it raises OSError, and only then. */
interface Probe {
  readonly group: string;
  readonly name: string;
  readonly code: string;
}

/** What of the machine the probes look for. */
export interface ProbeTargets {
  readonly secretFile: string;
  readonly secretFolder: string;
  readonly secretWord: string;
  readonly processId: number;
  readonly tcpPort: number;
  readonly udpPort: number;
  readonly abstractSocket: string;
  readonly addresses: readonly string[];
  readonly unixSocket: string;
}

const probes = (group: string, table: Readonly<Record<string, string>>): Probe[] =>
  Object.entries(table).map(([name, code]) => ({ group, name, code }));

const text = (value: string) => JSON.stringify(value);

const files = ({ secretFile, secretFolder, unixSocket }: ProbeTargets) =>
  probes('files', {
    'read the passwords of the machine': `read('/etc/shadow')`,
    'find an account of the machine': `found('root', read('/etc/passwd'))`,
    'list /root': `os.listdir('/root')`,
    'list /home': `os.listdir('/home')`,
    'list /var': `os.listdir('/var')`,
    'list /srv': `os.listdir('/srv')`,
    'list /boot': `os.listdir('/boot')`,
    'list /sys': `os.listdir('/sys')`,
    'read a file of the server': `read(${text(secretFile)})`,
    'list a folder of the server': `os.listdir(${text(secretFolder)})`,
    'climb out of /app': `read('/app/../../../..' + ${text(secretFile)})`,
    'climb out of /data by a link': `os.symlink(${text(secretFile)}, '/data/link'); read('/data/link')`,
    'climb out through /proc': `read('/proc/1/root' + ${text(secretFile)})`,
    'read the memory of the kernel': `read('/proc/kcore')`,
    'read the log of the kernel': `read('/proc/kmsg')`,
    'reach the engine of containers': `reach_unix('/var/run/docker.sock')`,
    'reach a socket of the server by its path': `reach_unix(${text(unixSocket)})`,
    'write into /usr/bin': `write('/usr/bin/x')`,
    'write into /usr/lib': `write('/usr/lib/x')`,
    'write into /etc': `write('/etc/x')`,
    'write into /': `write('/x')`,
    'write into /run': `write('/run/x')`,
    'write into /dev': `write('/dev/x')`,
    'write into shared memory': `write('/dev/shm/x')`,
    'change its program': `write('/app/main.py')`,
    'add to its program': `write('/app/more.py')`,
    'change what compiling made': `write('/out/x')`,
    'change the relay': `write('/opt/toolbench/relay.mjs')`,
    'change the accounts': `write('/etc/passwd')`,
    'change node': `write('/opt/node/bin/node')`,
    'make its program writable': `os.chmod('/app/main.py', 0o777)`,
    'link a program of the machine into /data': `os.link('/usr/bin/python3', '/data/python3')`,
    'set where crashes are written': `write('/proc/sys/kernel/core_pattern')`,
    'press the magic key': `write('/proc/sysrq-trigger')`,
    'a mount that would take a program of another user': `every_mount_has('nosuid')`,
    'a mount that may hold devices': `every_mount_has('nodev', but='/dev')`,
  });

const processes = ({ processId, secretWord }: ProbeTargets) =>
  probes('processes', {
    'see processes of the machine': `none([p for p in os.listdir('/proc') if p.isdigit() and int(p) > 100])`,
    'signal the server': `os.kill(${processId}, 0)`,
    'end the server': `os.kill(${processId}, 9)`,
    'read the variables of the server': `read('/proc/${processId}/environ')`,
    'find a secret among its own variables': `found(${text(secretWord)}, str(os.environ))`,
    'find a secret among variables of its neighbours': `found(${text(secretWord)}, ''.join(read(p) for p in glob('/proc/[0-9]*/environ')))`,
    'find open files that are not its own': `none([p for p in glob('/proc/self/fd/*') if os.path.exists(p) and not re.match(r'pipe:|socket:|/dev/null|/proc/|anon_inode|/app', os.readlink(p))])`,
    'become root': `os.setuid(0)`,
    'become a member of root': `os.setgid(0)`,
    'take more groups': `os.setgroups([0])`,
    'have capabilities': `none([l for l in read('/proc/self/status').splitlines() if re.match('Cap(Inh|Prm|Eff|Bnd|Amb)', l) and int(l.split()[1], 16)])`,
    'gain rights by a program': `equal(status('NoNewPrivs'), '1')`,
    'run without a filter': `equal(status('Seccomp'), '2')`,
    'put itself before others': `os.setpriority(os.PRIO_PROCESS, 0, -10)`,
    'run in real time': `os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))`,
    'be spared when memory ends': `write('/proc/self/oom_score_adj', '-1000')`,
    'raise its limits': `raise_limit(resource.RLIMIT_NOFILE)`,
    'raise the limit of a file': `raise_limit(resource.RLIMIT_FSIZE)`,
    'trace the first process': `call(CALLS['ptrace'], 16, 1, 0, 0)`,
    'read the memory of the first process': `open('/proc/1/mem', 'rb').read(1)`,
    'become another user by su': `run('su', '-c', 'id')`,
    'mount by a program of root': `run('mount', '-t', 'tmpfs', 'none', '/tmp')`,
  });

const network = ({ tcpPort, udpPort, abstractSocket, addresses }: ProbeTargets) =>
  probes('network', {
    'reach a service of the machine on 127.0.0.1': `reach('127.0.0.1', ${tcpPort})`,
    'reach a service of the machine on 0.0.0.0': `reach('0.0.0.0', ${tcpPort})`,
    'reach a service of the machine on ::1': `reach('::1', ${tcpPort}, socket.AF_INET6)`,
    ...Object.fromEntries(
      addresses.map((address) => [`reach the machine at ${address}`, `reach(${text(address)}, ${tcpPort})`]),
    ),
    'reach the gateway of containers': `reach('172.17.0.1', ${tcpPort})`,
    'reach the metadata of a cloud': `reach('169.254.169.254', 80)`,
    'reach the internet': `reach('1.1.1.1', 80)`,
    'reach the internet by IPv6': `reach('2606:4700:4700::1111', 80, socket.AF_INET6)`,
    'send a datagram out': `socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('1.1.1.1', 53))`,
    'send a datagram to the machine': `udp_echo(${udpPort})`,
    'find a name': `socket.getaddrinfo('example.com', 80)`,
    'reach an abstract socket of the machine': `reach_unix('\\0' + ${text(abstractSocket)})`,
    'have a second interface': `none([l for l in read('/proc/net/dev').splitlines()[2:] if not l.strip().startswith('lo:')])`,
    'speak netlink': `socket.socket(16, socket.SOCK_RAW, 0)`,
    'speak to the firewall by netlink': `socket.socket(16, socket.SOCK_RAW, 12)`,
    'open a raw socket': `socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)`,
    'open a packet socket': `socket.socket(17, socket.SOCK_RAW, 3)`,
    'open a socket to the hypervisor': `socket.socket(40, socket.SOCK_STREAM)`,
    'open a socket to the crypto of the kernel': `socket.socket(38, 5)`,
    'make a pair of sockets of another family': `call(CALLS['socketpair'], 16, 3, 0, 0)`,
  });

const devices = () =>
  probes('devices', {
    'have other devices than harmless ones': `none(set(os.listdir('/dev')) - set('null zero full random urandom tty ptmx pts shm fd stdin stdout stderr core console mqueue'.split()))`,
    'have a terminal': `open('/dev/tty', 'rb')`,
    'type into a terminal': `fcntl.ioctl(0, 0x5412, b'x')`,
    'make a disk': `os.mknod('/data/disk', 0o600 | stat.S_IFBLK, os.makedev(8, 0))`,
    'make the memory of the machine': `os.mknod('/data/mem', 0o600 | stat.S_IFCHR, os.makedev(1, 1))`,
    'open virtual machines': `open('/dev/kvm', 'rb')`,
    'open user file systems': `open('/dev/fuse', 'rb')`,
    'open a tunnel': `open('/dev/net/tun', 'rb')`,
  });

const namespaces = () =>
  probes('namespaces and mounts', {
    ...Object.fromEntries(
      Object.entries({ user: 28, mount: 17, network: 30, process: 29, cgroup: 25, time: 7 }).flatMap(([name, bit]) => [
        [`make a ${name} namespace`, `call(CALLS['unshare'], 1 << ${bit})`],
        [`be born in a ${name} namespace`, `clone(1 << ${bit})`],
      ]),
    ),
    'hide the wish for a namespace in memory': `call(CALLS['clone3'], 0, 0)`,
    'join the namespace of the first process': `call(CALLS['setns'], os.open('/proc/1/ns/mnt', 0), 0)`,
    'mount a file system': `call(CALLS['mount'], b'none', b'/tmp', b'tmpfs', 0, 0)`,
    'mount /usr again, writable': `call(CALLS['mount'], 0, b'/usr/bin', 0, 32 | 4096, 0)`,
    'take away a mount': `call(CALLS['umount2'], b'/app', 2)`,
    'change the root': `os.chroot('/tmp')`,
    'run unshare': `run('unshare', '--user', '--map-root-user', 'true')`,
    'run nsenter': `run('nsenter', '--target', '1', '--mount', 'true')`,
    'run bubblewrap within': `run('bwrap', '--ro-bind', '/', '/', 'true')`,
    'rename the machine': `socket.sethostname('x')`,
    'see the name of the machine': `equal(socket.gethostname(), 'app')`,
    'change its control group': `write('/sys/fs/cgroup/cgroup.procs')`,
  });

/** Each of them without sensible arguments: a filter refuses before those are looked at. */
const calls = () =>
  [...forbiddenCalls, ...absentCalls]
    .filter((call) => process.arch !== 'arm64' || call.arm64 !== undefined)
    .map(({ name }) => ({
      group: 'calls',
      name: `call ${name}`,
      code: `call(CALLS['${name}'], 0, 0, 0, 0, 0, allowed=(1, 38))`,
    }));

export function allProbes(targets: ProbeTargets): readonly Probe[] {
  return [files, processes, network, devices, namespaces, calls].flatMap((group) => group(targets));
}

/** Runs every probe in one process and answers with what became of each. */
export function probeProgram(table: readonly Probe[], numbers: Readonly<Record<string, number>>): string {
  return `import ctypes, errno, fcntl, json, os, re, resource, signal, socket, stat, subprocess
from glob import glob
from http.server import BaseHTTPRequestHandler, HTTPServer

CALLS = json.loads(${text(JSON.stringify(numbers))})
PROBES = json.loads(${text(JSON.stringify(table.map(({ name, code }) => [name, code])))})
libc = ctypes.CDLL(None, use_errno=True)
socket.setdefaulttimeout(1)

def refuse(text):
    raise OSError(errno.EPERM, text)

def none(found):
    if not found: refuse('there is none')
    return found

def equal(value, wanted):
    if value == wanted: refuse('it is ' + wanted)
    return value

def found(word, text):
    return none(re.findall(re.escape(word), text))

def read(path):
    with open(path, errors='replace') as file: return file.read(10_000)

def write(path, text='x'):
    with open(path, 'w') as file: file.write(text)

def status(name):
    return re.search(name + r':\\s*(\\S+)', read('/proc/self/status'))[1]

def every_mount_has(option, but='\\0'):
    lines = [line.split() for line in open('/proc/self/mountinfo')]
    return none([line[4] for line in lines if option not in line[5].split(',') and not line[4].startswith(but)])

def call(number, *arguments, allowed=None):
    ctypes.set_errno(0)
    result = libc.syscall(ctypes.c_long(number), *[ctypes.c_void_p(a) if isinstance(a, int) else a for a in arguments])
    code = ctypes.get_errno()
    if result == -1 and (allowed is None or code in allowed): raise OSError(code, os.strerror(code))
    return [result, code]

def clone(flag):
    child = call(CALLS['clone'], flag | signal.SIGCHLD, 0, 0, 0, 0)
    if child[0] == 0: os._exit(0)
    return child

def reach(host, port, family=socket.AF_INET):
    socket.socket(family).connect((host, port))

def reach_unix(path):
    socket.socket(socket.AF_UNIX).connect(path)

def udp_echo(port):
    client = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    client.connect(('127.0.0.1', port))
    client.send(b'x')
    return client.recv(10)

def raise_limit(which):
    soft, hard = resource.getrlimit(which)
    try: resource.setrlimit(which, (hard + 1, hard + 1))
    except ValueError as error: refuse(str(error))

def run(*command):
    done = subprocess.run(command, capture_output=True, timeout=5, stdin=subprocess.DEVNULL)
    if done.returncode != 0: refuse(done.stderr.decode())

def attempt(name, code):
    try:
        exec(code, globals())
        return 'did'
    except OSError as error:
        return 'refused'
    except BaseException as error:
        return 'broken: ' + repr(error)

results = [[name, attempt(name, code)] for name, code in PROBES]

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(results).encode())
    def log_message(self, *arguments): pass

HTTPServer(('127.0.0.1', int(os.environ['PORT'])), Handler).serve_forever()
`;
}
