import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface ChartProps {
  /** Label of the series. */
  label: string;
  /** One value per month, starting in January. */
  values: number[];
}

/** A chart rendered by a library without React. */
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
