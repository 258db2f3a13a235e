export interface BarsProps {
  /** Percentages by name. */
  values: Record<string, number>;
}

/** A static chart, rendered at build time without scripts. */
export function Bars({ values }: BarsProps) {
  return (
    <dl className="bars">
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <meter min={0} max={100} value={value}>
              {value} %
            </meter>
          </dd>
        </div>
      ))}
    </dl>
  );
}
