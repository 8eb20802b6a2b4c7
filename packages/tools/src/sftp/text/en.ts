import type { zh } from './zh.ts';

export const en: typeof zh = {
  copyCommand: 'Copy sftp command',
  copyAll: 'Copy all values',
  off: 'No SFTP demo server is running here',
  offWhy:
    'Its port is taken, or the administrator has turned it off. Once it runs, reload this page to see how to connect.',
  reload: 'Reload',
  kept: 'The values come with the page, which may be an offline copy: reload if a connection fails.',
  connection: 'Connection',
  host: 'Host',
  port: 'Port',
  username: 'Username',
  password: 'Password',
  fingerprint: 'Host key fingerprint',
  hostKey: 'Host public key',
  checkFingerprint:
    'On the first connection a client shows the fingerprint of the host key. Go on only if it is this one, character for character; another one belongs to another server.',
  readOnly:
    'The account is public and can only list and download. Writing, renaming, deleting, commands, terminals and port forwarding are refused.',
  files: 'Files',
  fileCount: (n: number) => `${n} in the root folder /`,
  sha256: 'SHA-256',
  connect: 'How to connect',
  clients: {
    openssh: {
      name: 'OpenSSH',
      how: 'Run in a terminal. The first line pins the host key in known_hosts; the password is asked for.',
    },
    winscp: {
      name: 'WinSCP',
      how: 'Window: add a site with protocol SFTP and the host, port, username and password above. Script: save this as demo.txt and run winscp.com /script=demo.txt; the fingerprint is checked.',
    },
    filezilla: {
      name: 'FileZilla',
      how: 'Paste this address into the Host field of the quick connect bar, press Enter, and compare the fingerprint.',
    },
    node: { name: 'Node.js', how: 'Run npm install ssh2-sftp-client, save as demo.mjs and run it with node.' },
    python: { name: 'Python', how: 'Run pip install paramiko. Another host key ends the connection.' },
    java: { name: 'Java', how: 'With sshj (JDK 11 or later). addHostKeyVerifier takes only this fingerprint.' },
    go: { name: 'Go', how: 'Run go get github.com/pkg/sftp golang.org/x/crypto/ssh first.' },
  },
  code: (name: string) => `${name} sample`,
};
