import { code, indent } from '../generate/code.ts';

/**
 * What a new machine does at its first start: a container engine and a user who may use it. It may run twice. Lightsail takes
 * scripts only, and every provider's Ubuntu runs one that begins with `#!`.
 */
export const firstBootScript = code`
#!/bin/sh
# First start of the machine: a container engine, and the user "deploy" who may use it.
set -eu
export DEBIAN_FRONTEND=noninteractive
id deploy >/dev/null 2>&1 || useradd --create-home --shell /bin/bash deploy
for home in /home/ubuntu /root; do
  if [ ! -s /home/deploy/.ssh/authorized_keys ] && [ -s "$home/.ssh/authorized_keys" ]; then
    mkdir -p /home/deploy/.ssh
    cp "$home/.ssh/authorized_keys" /home/deploy/.ssh/authorized_keys
  fi
done
if [ -d /home/deploy/.ssh ]; then
  chown -R deploy:deploy /home/deploy/.ssh
  chmod 700 /home/deploy/.ssh
fi
apt-get update
apt-get install -y docker.io docker-compose-v2
usermod -aG docker deploy
systemctl enable --now docker
touch /home/deploy/ready
`;

/** cloud-init.yaml with the same first start, for machines made by hand. */
export const cloudInitFile = `#cloud-config
# Add a public key of yours below "ssh_authorized_keys" before you use this file.
ssh_authorized_keys: []
write_files:
  - path: /opt/first-boot.sh
    permissions: "0755"
    content: |
${indent(firstBootScript, 6)}runcmd:
  - [sh, /opt/first-boot.sh]
`;
