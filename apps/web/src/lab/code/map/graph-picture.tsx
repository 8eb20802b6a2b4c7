import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useElementSize } from '@mantine/hooks';
import type { GraphEdge } from './graph-layers.ts';
import { nodeHeight, type GraphBox } from './graph-arrows.ts';
import { layoutGraph } from './graph-layout.ts';
import { shortPath } from './modules.ts';
import styles from './graph.module.css';

export interface GraphNode {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** What else it is, in words. */
  readonly note: string;
}

interface GraphPictureProps {
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly layers: readonly (readonly string[])[];
  readonly edges: readonly GraphEdge[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** Until the room for it is measured. */
const firstWidth = 560;
/** Of a title in the code font, and the space around it. */
const characterPx = 7.4;
const insetPx = 20;

/** A graph as a picture that fits its room. Nodes are buttons; pointing at one brings out its arrows. */
export function GraphPicture({ label, nodes, layers, edges, selected, onSelect }: GraphPictureProps) {
  const { ref, width } = useElementSize();
  const arrow = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const layout = useMemo(() => layoutGraph(layers, edges, Math.max(200, width || firstWidth)), [layers, edges, width]);
  const near = pointed ?? selected;
  const isNear = ({ from, to }: GraphEdge) => from === near || to === near;
  // What is brought out is drawn last, over the others.
  const lines = [...layout.lines].sort((a, b) => Number(isNear(a)) - Number(isNear(b)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <div ref={ref} className={styles.room}>
      <svg
        className={styles.picture}
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={label}
        data-pointed={near === null ? undefined : 'yes'}
      >
        <defs>
          <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path className={styles.arrow} d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {lines.map((line) => (
          <path
            key={`${line.from} ${line.to}`}
            className={styles.line}
            data-near={isNear(line) || undefined}
            d={line.path}
            markerEnd={`url(#${arrow})`}
          />
        ))}
        {layout.boxes.map((box) => {
          const node = byId.get(box.id);
          return (
            node && (
              <Node
                key={box.id}
                node={node}
                box={box}
                width={layout.nodeWidth}
                isSelected={box.id === selected}
                isNear={
                  box.id === near || lines.some((line) => isNear(line) && (line.from === box.id || line.to === box.id))
                }
                onSelect={() => onSelect(box.id)}
                onPoint={(isPointed) => setPointed(isPointed ? box.id : null)}
              />
            )
          );
        })}
      </svg>
    </div>
  );
}

interface NodeProps {
  readonly node: GraphNode;
  readonly box: GraphBox;
  readonly width: number;
  readonly isSelected: boolean;
  readonly isNear: boolean;
  readonly onSelect: () => void;
  readonly onPoint: (isPointed: boolean) => void;
}

function Node({ node, box, width, isSelected, isNear, onSelect, onPoint }: NodeProps) {
  const { title, subtitle, note } = node;
  const shown = shortPath(title, Math.floor((width - insetPx) / characterPx));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  return (
    <g
      className={styles.node}
      transform={`translate(${box.x} ${box.y})`}
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      data-node={node.id}
      data-near={isNear || undefined}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <desc>{note}</desc>
      <rect width={width} height={nodeHeight} rx={6}>
        <title>{title}</title>
      </rect>
      <text className={styles.nodeTitle} x={width / 2} y={18}>
        {shown}
      </text>
      <text className={styles.nodeSubtitle} x={width / 2} y={34}>
        {subtitle}
      </text>
    </g>
  );
}
