import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface ChartProps {
  /** What the values measure. */
  label: string;
  /** One value a month, from January on. */
  values: number[];
}

/** A drawing by a library that knows nothing of React. */
export function Chart({ label, values }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const months = values.map((_, index) => index + 1);
    const chart = new UPlot(
      {
        width: 480,
        height: 240,
        scales: { x: { time: false } },
        series: [{ label: 'Month' }, { label, stroke: 'currentcolor' }],
      },
      [months, values],
      place.current,
    );
    return () => chart.destroy();
  }, [label, values]);
  return <div ref={place} />;
}
