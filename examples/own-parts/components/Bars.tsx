export interface BarsProps {
  /** Percentages by name. */
  values: Record<string, number>;
}

/** A chart that is HTML in the page: no script of it is loaded. */
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
