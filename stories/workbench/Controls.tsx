import { ActionType, type GlobalState, useLadleContext } from '@ladle/react';
import { input } from './frame.css.ts';
import { table } from './panel.css.ts';

/** A control of Ladle; the types of its value and options depend on the story. */
interface Control {
  type?: string;
  value?: unknown;
  defaultValue?: unknown;
  options?: string[];
  min?: number;
  max?: number;
  step?: number;
}

/** Controls with selectable values. */
export function selectableControls({ control }: GlobalState): [name: string, control: Control][] {
  return Object.entries(control as Record<string, Control>).filter(
    ([, { type }]) => type !== 'action' && type !== 'function',
  );
}

/** A field for every arg of a story. Values are kept in the address. */
export function Controls() {
  const { globalState, dispatch } = useLadleContext();
  const set = (control: Record<string, Control>) =>
    dispatch({ type: ActionType.UpdateControl, value: { ...globalState.control, ...control } });
  const controls = selectableControls(globalState);
  return (
    <>
      <table className={table}>
        <tbody>
          {controls.map(([name, control]) => (
            <tr key={name}>
              <th scope="row">
                <label htmlFor={`control-${name}`}>{name}</label>
              </th>
              <td>
                <Field
                  id={`control-${name}`}
                  control={control}
                  onChange={(value) => set({ [name]: { ...control, value } })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className={input}
        onClick={() =>
          set(
            Object.fromEntries(
              controls.map(([name, control]) => [name, { ...control, value: control.defaultValue }]),
            ),
          )
        }
      >
        Reset
      </button>
    </>
  );
}

interface FieldProps {
  id: string;
  control: Control;
  onChange: (value: unknown) => void;
}

function Field({ id, control: { type, value, options, min, max, step }, onChange }: FieldProps) {
  if (options) {
    return (
      <select
        id={id}
        className={input}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (type === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (type === 'number' || type === 'range') {
    return (
      <>
        <input
          id={id}
          className={input}
          {...{ type, min, max, step }}
          value={Number(value)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        {type === 'range' && ` ${String(value)}`}
      </>
    );
  }
  return (
    <input
      id={id}
      className={input}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
