import { describe, expect, it } from 'vitest';
import { layersOf, type GraphEdge } from './graph-layers.ts';
import { nodeHeight } from './graph-arrows.ts';
import { layoutGraph } from './graph-layout.ts';

const edge = (text: string): GraphEdge => ({ from: text[0], to: text[1] });
const edges = (text: string) => text.split(' ').filter(Boolean).map(edge);

describe('[CODE-07] the layers of the map', () => {
  it.each([
    ['a chain', 'abc', 'ab bc', [['a'], ['b'], ['c']]],
    ['the longest way counts', 'abc', 'ab bc ac', [['a'], ['b'], ['c']]],
    ['a circle', 'abc', 'ab bc ca', [['a'], ['b'], ['c']]],
    ['a circle with a way in', 'cabd', 'da ab bc ca', [['d'], ['a'], ['b'], ['c']]],
    ['nodes without arrows come last', 'xab', 'ab', [['a'], ['b'], ['x']]],
    ['an arrow to itself and to nowhere', 'ab', 'aa az ab', [['a'], ['b']]],
    ['two of each other', 'ab', 'ab ba', [['a'], ['b']]],
    ['nothing', '', '', []],
  ])('%s', (_, nodes, arrows, layers) => {
    expect(layersOf([...nodes], edges(arrows))).toEqual(layers);
  });

  it('puts what belongs together on one side, whatever the order it came in', () => {
    expect(layersOf([...'abcdwxyz'], edges('az by cx dw'))).toEqual([
      ['a', 'b', 'c', 'd'],
      ['z', 'y', 'x', 'w'],
    ]);
  });
});

const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

describe('[CODE-07] the picture of the map', () => {
  it.each([300, 560, 900, 1_200])('at %i pixels no two nodes overlap and all stand within it', (width) => {
    const next = random(width);
    const nodes = Array.from({ length: 24 }, (_, index) => `n${index}`);
    const arrows = Array.from({ length: 96 }, () => ({
      from: nodes[Math.floor(next() * 24)],
      to: nodes[Math.floor(next() * 24)],
    }));
    const layout = layoutGraph(layersOf(nodes, arrows), arrows, width);
    expect(layout.boxes.map(({ id }) => id).sort()).toEqual([...nodes].sort());
    for (const [index, box] of layout.boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + layout.nodeWidth).toBeLessThanOrEqual(width);
      expect(box.y + nodeHeight).toBeLessThanOrEqual(layout.height);
      for (const other of layout.boxes.slice(index + 1)) {
        const isApart = Math.abs(box.x - other.x) >= layout.nodeWidth || Math.abs(box.y - other.y) >= nodeHeight;
        expect(isApart).toBe(true);
      }
    }
    expect(layout.lines).toHaveLength(arrows.filter(({ from, to }) => from !== to).length);
  });

  it('leads arrows from the bottom of a node to the top of what it needs, each at its own place', () => {
    const { boxes, lines, nodeWidth } = layoutGraph([['a'], ['b', 'c']], edges('ab ac'), 400);
    const [a, b, c] = boxes;
    const starts = lines.map(({ path }) => /^M(\S+) (\S+)C/.exec(path)?.slice(1).map(Number) ?? []);
    expect(starts.map(([, y]) => y)).toEqual([a.y + nodeHeight, a.y + nodeHeight]);
    expect(starts[0][0]).toBeLessThan(starts[1][0]);
    const ends = lines.map(({ path }) => path.split(' ').slice(-2).map(Number));
    expect(ends).toEqual([b, c].map(({ x, y }) => [Number((x + nodeWidth / 2).toFixed(1)), y]));
  });

  it('leads long arrows through the gaps between the nodes of the rows they pass', () => {
    const layers = [['a'], ['b', 'c', 'd'], ['e'], ['f']];
    const { boxes, lines, nodeWidth } = layoutGraph(layers, edges('af fa ae'), 520);
    for (const { path } of lines) {
      for (const [, x, y] of path.matchAll(/L(\S+) (\S+?)(?=C)/g)) {
        const isInside = boxes.some((box) => {
          const isAcross = Number(x) > box.x && Number(x) < box.x + nodeWidth;
          return isAcross && Number(y) >= box.y && Number(y) <= box.y + nodeHeight;
        });
        expect(isInside).toBe(false);
      }
    }
    expect(lines.map(({ path }) => path.split('L').length - 1)).toEqual([2, 2, 1]);
  });

  it('leads arrows that close a circle up, from the top to the bottom', () => {
    const { boxes, lines } = layoutGraph([['a'], ['b']], edges('ba'), 400);
    const [a, b] = boxes;
    expect(lines[0].path.startsWith(`M200 ${b.y}C`)).toBe(true);
    expect(lines[0].path.endsWith(` 200 ${a.y + nodeHeight}`)).toBe(true);
  });

  it('is the same each time, and takes nothing and one', () => {
    const layers = layersOf([...'abc'], edges('ab ba bc'));
    expect(layoutGraph(layers, edges('ab ba bc'), 500)).toEqual(layoutGraph(layers, edges('ab ba bc'), 500));
    expect(layoutGraph([], [], 500)).toMatchObject({ boxes: [], lines: [] });
    expect(layoutGraph([['a']], [], 10).boxes).toHaveLength(1);
  });
});
