import { code } from '../code.ts';

/** Charts: bars and rings. */
export const chartStyle = () => code`
.stats {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 16px;
  margin-bottom: 16px;
}

.stat {
  padding: 18px 20px;
}

.stat dt {
  color: var(--quiet);
}

.stat dd {
  font-size: 26px;
  font-weight: 650;
  line-height: 1.3;
}

.chart {
  display: grid;
  grid-template-columns: minmax(180px, 260px) 1fr;
  gap: 24px 40px;
  align-items: center;
  padding: 28px;
}

.chart.no-ring {
  grid-template-columns: 1fr;
}

.ring {
  width: 100%;
  transform: rotate(-90deg);
}

.ring circle {
  fill: none;
  stroke-width: 18;
}

.ring .part-0 {
  stroke: var(--accent);
}

.ring .part-1 {
  stroke: color-mix(in srgb, var(--accent) 72%, var(--card));
}

.ring .part-2 {
  stroke: color-mix(in srgb, var(--accent) 52%, var(--card));
}

.ring .part-3 {
  stroke: color-mix(in srgb, var(--accent) 36%, var(--card));
}

.ring .part-4 {
  stroke: color-mix(in srgb, var(--text) 45%, var(--card));
}

.ring .part-5 {
  stroke: color-mix(in srgb, var(--text) 25%, var(--card));
}

.bars {
  display: grid;
  gap: 12px;
}

.bar-text {
  display: flex;
  justify-content: space-between;
  gap: 12px;
}

.bar {
  display: block;
  width: 100%;
  height: 10px;
  margin-top: 4px;
  border-radius: 5px;
  background: var(--sunken);
}

.bar rect {
  fill: var(--accent);
}

@media (max-width: 720px) {
  .chart {
    grid-template-columns: 1fr;
    padding: 20px;
  }

  .ring {
    max-width: 200px;
    margin: 0 auto;
  }
}
`;
