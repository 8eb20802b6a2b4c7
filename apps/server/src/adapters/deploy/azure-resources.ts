import type { NewMachine } from './cloud.ts';

export interface Place {
  readonly subscription: string;
  readonly location: string;
}

interface Resource {
  /** Its type, as the last part of the path before its name. */
  readonly kind: string;
  /** Path and version of the API. */
  readonly path: string;
  readonly body: object;
}

const versions = { resources: '2021-04-01', network: '2024-05-01', compute: '2024-07-01' } as const;

const groupPath = (subscription: string, name: string) => `/subscriptions/${subscription}/resourceGroups/${name}`;
export const groupUrl = (subscription: string, name: string) =>
  `${groupPath(subscription, name)}?api-version=${versions.resources}`;
const idOf = (subscription: string, name: string, type: string) =>
  `${groupPath(subscription, name)}/providers/${type}/${name}`;
export const machineUrl = (subscription: string, name: string) =>
  `${idOf(subscription, name, 'Microsoft.Compute/virtualMachines')}?api-version=${versions.compute}`;
export const addressUrl = (subscription: string, name: string) =>
  `${idOf(subscription, name, 'Microsoft.Network/publicIPAddresses')}?api-version=${versions.network}`;

const openPorts = {
  name: 'web-and-ssh',
  properties: {
    priority: 100,
    direction: 'Inbound',
    access: 'Allow',
    protocol: 'Tcp',
    sourceAddressPrefix: '*',
    sourcePortRange: '*',
    destinationAddressPrefix: '*',
    destinationPortRanges: ['22', '80', '443'],
  },
};

/** @param adminKey of the user whom Azure wants to be there, in RSA; who has its private half can sign in */
const machineBody = ({ name, size, userData }: NewMachine, nic: string, adminKey: string) => ({
  properties: {
    hardwareProfile: { vmSize: size.name },
    storageProfile: {
      imageReference: { publisher: 'Canonical', offer: 'ubuntu-24_04-lts', sku: 'server', version: 'latest' },
      osDisk: {
        createOption: 'FromImage',
        diskSizeGB: size.diskGb,
        deleteOption: 'Delete',
        managedDisk: { storageAccountType: 'StandardSSD_LRS' },
      },
    },
    osProfile: {
      computerName: name,
      adminUsername: 'azureuser',
      customData: Buffer.from(userData).toString('base64'),
      linuxConfiguration: {
        disablePasswordAuthentication: true,
        ssh: { publicKeys: [{ path: '/home/azureuser/.ssh/authorized_keys', keyData: adminKey }] },
      },
    },
    networkProfile: { networkInterfaces: [{ id: nic, properties: { primary: true } }] },
  },
});

/** All that a machine needs, each after what it refers to: a group that holds the rest, network, address, machine. */
export function machineResources(
  machine: NewMachine,
  { subscription, location }: Place,
  adminKey: string,
): readonly Resource[] {
  const { name } = machine;
  const id = (type: string) => idOf(subscription, name, `Microsoft.Network/${type}`);
  const network = (type: string, body: object): Resource => ({
    kind: type,
    path: `${id(type)}?api-version=${versions.network}`,
    body: { location, ...body },
  });
  const subnet = { name: 'app', properties: { addressPrefix: '10.0.0.0/24' } };
  const configuration = {
    name: 'app',
    properties: {
      subnet: { id: `${id('virtualNetworks')}/subnets/app` },
      privateIPAllocationMethod: 'Dynamic',
      publicIPAddress: { id: id('publicIPAddresses') },
    },
  };
  return [
    {
      kind: 'resourceGroups',
      path: groupUrl(subscription, name),
      body: { location, tags: { toolbench: name } },
    },
    network('networkSecurityGroups', { properties: { securityRules: [openPorts] } }),
    network('virtualNetworks', {
      properties: { addressSpace: { addressPrefixes: ['10.0.0.0/16'] }, subnets: [subnet] },
    }),
    network('publicIPAddresses', {
      sku: { name: 'Standard' },
      properties: { publicIPAllocationMethod: 'Static' },
    }),
    network('networkInterfaces', {
      properties: { networkSecurityGroup: { id: id('networkSecurityGroups') }, ipConfigurations: [configuration] },
    }),
    {
      kind: 'virtualMachines',
      path: machineUrl(subscription, name),
      body: { location, ...machineBody(machine, id('networkInterfaces'), adminKey) },
    },
  ];
}
