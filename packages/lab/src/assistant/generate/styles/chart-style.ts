import { code } from '../code.ts';

/** Charts: bars and rings. Parts of a ring and their bars have the tones of chips. */
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
  stroke: var(--part);
  stroke-width: 7.2;
}

.part-blue {
  --part: hsl(215deg 70% 52%);
}

.part-amber {
  --part: hsl(32deg 88% 48%);
}

.part-green {
  --part: hsl(155deg 55% 40%);
}

.part-red {
  --part: hsl(352deg 65% 55%);
}

.part-violet {
  --part: hsl(265deg 50% 60%);
}

.part-cyan {
  --part: hsl(188deg 65% 40%);
}

.part-grey {
  --part: hsl(215deg 10% 56%);
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
  fill: var(--part, var(--accent));
}

@media (max-width: 720px) {
  .stats {
    grid-template-columns: 1fr;
    gap: 8px;
  }

  .stat {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 16px;
  }

  .stat dd {
    font-size: 20px;
  }

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
