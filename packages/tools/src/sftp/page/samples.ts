import type { SftpDemo } from '@toolbench/contracts/sftp.ts';

export type SampleKey = 'openssh' | 'winscp' | 'filezilla' | 'node' | 'python' | 'java' | 'go';
type Address = Pick<SftpDemo, 'host' | 'port' | 'username' | 'password' | 'hostKey' | 'fingerprint'>;

/** The file that the samples fetch. */
const file = 'orders.csv';

/** An IPv6 address in the brackets that URLs and host:port want. */
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** The command that opens an interactive session. */
export function sftpCommand({ host, port, username }: Address): string {
  return `sftp -P ${port} ${username}@${bracketed(host)}`;
}

/** A line for known_hosts (sshd(8)): the default port is left out, another stands after the bracketed host. */
export function knownHostsLine({ host, port, hostKey }: Address): string {
  return `${port === 22 ? host : `[${host}]:${port}`} ${hostKey}`;
}

function opensshSample(address: Address): string {
  const { host, port, username } = address;
  return `echo '${knownHostsLine(address)}' >> ~/.ssh/known_hosts
${sftpCommand(address)}
scp -P ${port} ${username}@${bracketed(host)}:/${file} .`;
}

function winscpSample({ host, port, username, password, fingerprint }: Address): string {
  const key = `ssh-ed25519 255 ${fingerprint.replace('SHA256:', '')}`;
  return `open sftp://${username}:${password}@${bracketed(host)}:${port}/ -hostkey="${key}"
ls
get ${file}
exit`;
}

function filezillaSample({ host, port, username, password }: Address): string {
  return `sftp://${username}:${password}@${bracketed(host)}:${port}`;
}

function nodeSample({ host, port, username, password, fingerprint }: Address): string {
  return `import { createHash } from 'node:crypto';
import Client from 'ssh2-sftp-client';

const fingerprint = '${fingerprint}';
const sftp = new Client();
await sftp.connect({
  host: '${host}',
  port: ${port},
  username: '${username}',
  password: '${password}',
  hostVerifier: (key) =>
    fingerprint === \`SHA256:\${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}\`,
});
console.log(await sftp.list('/'));
await sftp.fastGet('/${file}', '${file}');
await sftp.end();`;
}

function pythonSample({ host, port, username, password, hostKey }: Address): string {
  const name = port === 22 ? host : `[${host}]:${port}`;
  return `import base64
import paramiko

key = paramiko.Ed25519Key(data=base64.b64decode("${hostKey.split(' ')[1] ?? ''}"))

with paramiko.SSHClient() as client:
    client.get_host_keys().add("${name}", "ssh-ed25519", key)
    client.connect("${host}", port=${port}, username="${username}", password="${password}",
                   look_for_keys=False, allow_agent=False)
    sftp = client.open_sftp()
    print(sftp.listdir("/"))
    sftp.get("/${file}", "${file}")`;
}

function javaSample({ host, port, username, password, fingerprint }: Address): string {
  return `// com.hierynomus:sshj
import net.schmizz.sshj.SSHClient;

public class Demo {
    public static void main(String[] args) throws Exception {
        try (var ssh = new SSHClient()) {
            ssh.addHostKeyVerifier("${fingerprint}");
            ssh.connect("${host}", ${port});
            ssh.authPassword("${username}", "${password}");
            try (var sftp = ssh.newSFTPClient()) {
                System.out.println(sftp.ls("/"));
                sftp.get("/${file}", "${file}");
            }
        }
    }
}`;
}

function goSample({ host, port, username, password, hostKey }: Address): string {
  return `package main

import (
	"io"
	"log"
	"os"

	"github.com/pkg/sftp"
	"golang.org/x/crypto/ssh"
)

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	key, _, _, _, err := ssh.ParseAuthorizedKey([]byte("${hostKey}"))
	check(err)
	conn, err := ssh.Dial("tcp", "${bracketed(host)}:${port}", &ssh.ClientConfig{
		User:            "${username}",
		Auth:            []ssh.AuthMethod{ssh.Password("${password}")},
		HostKeyCallback: ssh.FixedHostKey(key),
	})
	check(err)
	defer conn.Close()
	client, err := sftp.NewClient(conn)
	check(err)
	defer client.Close()

	remote, err := client.Open("/${file}")
	check(err)
	local, err := os.Create("${file}")
	check(err)
	_, err = io.Copy(local, remote)
	check(err)
	check(local.Close())
}`;
}

/** Ways to connect, each with the server's real values; the host key is pinned wherever the client can do that. */
export const samples: Readonly<Record<SampleKey, (address: Address) => string>> = {
  openssh: opensshSample,
  winscp: winscpSample,
  filezilla: filezillaSample,
  node: nodeSample,
  python: pythonSample,
  java: javaSample,
  go: goSample,
};
export const sampleKeys: readonly SampleKey[] = ['openssh', 'winscp', 'filezilla', 'node', 'python', 'java', 'go'];
