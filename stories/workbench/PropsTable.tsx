import type { PropFacts } from './componentDocs.ts';
import { Inline } from './Prose.tsx';
import { table } from './panel.css.ts';

export interface PropsTableProps {
  /** Name of the component. */
  name: string;
  props: PropFacts[];
}

/** The props of a component, from its types and doc comments. */
export function PropsTable({ name, props }: PropsTableProps) {
  if (props.length === 0) return <p>It has no props.</p>;
  return (
    <table className={table} aria-label={`Props of ${name}`}>
      <thead>
        <tr>
          {['Name', 'Type', 'Default', 'What it is'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <th scope="row">
              <code>{prop.name}</code>
            </th>
            <td>
              <code>{prop.type}</code>
            </td>
            <td>{prop.default ? <Inline text={prop.default} /> : prop.optional ? '' : 'required'}</td>
            <td>
              <Inline text={prop.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
