import { ActionType, type GlobalAction, type GlobalState } from '@ladle/react';
import { type Dispatch, useEffect, useRef } from 'react';
import ladleConfig from '../../.ladle/config.mjs';
import { TRANSLATIONS_PAGE } from '../support/translationsPage.ts';
import * as styles from './frame.css.ts';
import { choose, isChoice, type Settings, settingChoices, useSettings } from './settings.ts';

export interface SwitchesProps {
  /** Ladle's own switches: theme, direction, width. */
  globalState: GlobalState;
  dispatch: Dispatch<GlobalAction>;
  /** Scale of a story with a fixed width, as a ratio. */
  scale: number;
}

const labels: Record<string, string> = {
  en: 'English',
  zh: '中文',
  pseudo: 'Pseudo-locale',
  system: 'System',
  reduced: 'Reduced',
  on: 'On',
  off: 'Off',
  page: 'Page',
  raised: 'Raised',
  sunken: 'Sunken',
  squares: 'Squares',
};

/** The bar above a story: everything that changes how all stories look. */
export function Switches({ globalState, dispatch, scale }: SwitchesProps) {
  const settings = useSettings();
  const { theme, rtl, width, story } = globalState;
  const setting = (label: string, name: keyof Settings) => (
    <Switch
      label={label}
      value={settings[name]}
      choices={settingChoices[name].map((value) => [value, labels[value] ?? `${value} %`])}
      onChoose={(value) => choose(name, value as Settings[typeof name])}
    />
  );
  return (
    <div dir="ltr" role="toolbar" aria-label="How stories are shown" className={styles.bar}>
      <Switch
        label="Theme"
        value={theme}
        choices={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChoose={(value) => dispatch({ type: ActionType.UpdateTheme, value: value as typeof theme })}
      />
      {setting('Language', 'lang')}
      <Switch
        label="Direction"
        value={String(rtl)}
        choices={[
          ['false', 'Left to right'],
          ['true', 'Right to left'],
        ]}
        onChoose={(value) => dispatch({ type: ActionType.UpdateRtl, value: value === 'true' })}
      />
      <Width
        width={width}
        scale={scale}
        onChoose={(value) => {
          choose('width', value);
          dispatch({ type: ActionType.UpdateWidth, value: Number(value) });
        }}
      />
      {setting('Compare', 'compare')}
      {setting('Zoom', 'zoom')}
      {setting('Background', 'background')}
      {setting('Motion', 'motion')}
      {setting('JavaScript', 'scripts')}
      {setting('Outline', 'outline')}
      {setting('Measure', 'measure')}
      <span className={styles.elsewhere}>
        <a href={`?${new URLSearchParams({ story, theme, mode: 'preview', lang: settings.lang })}`}>
          Without workbench
        </a>
        <a href={import.meta.env.BASE_URL + TRANSLATIONS_PAGE}>Translations</a>
      </span>
    </div>
  );
}

/** Value and label. */
type Choice = readonly [string, string];

interface SwitchProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

function Switch({ label, value, choices, onChoose }: SwitchProps) {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.input} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WidthProps {
  width: number;
  scale: number;
  onChoose: (width: string) => void;
}

/** A field for any width; the list offers those of devices. */
function Width({ width, scale, onChoose }: WidthProps) {
  const presets: Record<string, number> = ladleConfig.addons.width.options;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value = width === 0 ? '' : String(width);
    // unlike React's own event, not before the number is complete
    const change = () => {
      if (isChoice('width', input.value || '0')) onChoose(input.value || '0');
    };
    input.addEventListener('change', change);
    return () => input.removeEventListener('change', change);
  });
  return (
    <span className={styles.field}>
      <label className={styles.field}>
        Width
        <input
          ref={field}
          className={styles.widthInput}
          type="number"
          min={200}
          max={4000}
          list="widths"
          placeholder="all"
        />
      </label>
      <datalist id="widths">
        {Object.entries(presets).map(([name, pixels]) => (
          <option key={name} value={pixels}>
            {name}
          </option>
        ))}
      </datalist>
      {scale < 1 && `at ${Math.round(scale * 100)} %`}
    </span>
  );
}
