import { ActionType, type GlobalAction, type GlobalState } from '@ladle/react';
import type { Dispatch } from 'react';
import ladleConfig from '../../.ladle/config.mjs';
import { choose, type Settings, settingChoices, useSettings } from './settings.ts';
import { TRANSLATIONS_PAGE } from './translationsPage.ts';
import { bar, elsewhere, field, select } from './workbench.css.ts';

export interface SwitchesProps {
  /** Ladle's own switches: theme, direction, width. */
  globalState: GlobalState;
  dispatch: Dispatch<GlobalAction>;
}

const labels: Record<string, string> = {
  en: 'English',
  zh: '中文',
  pseudo: 'Pseudo-locale',
  system: 'System',
  reduced: 'Reduced',
  on: 'On',
  off: 'Off',
};

/** The bar above a story: everything that changes how all stories look. */
export function Switches({ globalState, dispatch }: SwitchesProps) {
  const settings = useSettings();
  const { theme, rtl, width } = globalState;
  const widths = Object.entries(ladleConfig.addons.width.options);
  const setting = (label: string, name: keyof Settings) => (
    <Switch
      label={label}
      value={settings[name]}
      choices={settingChoices[name].map((value) => [value, labels[value] ?? value])}
      onChoose={(value) => choose(name, value as Settings[typeof name])}
    />
  );
  return (
    <div role="toolbar" aria-label="How stories are shown" className={bar}>
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
      <Switch
        label="Width"
        value={String(width)}
        choices={[
          ['0', 'All there is'],
          ...widths.map(([name, px]): Choice => [String(px), `${name}, ${px} px`]),
        ]}
        onChoose={(value) => {
          choose('width', value);
          dispatch({ type: ActionType.UpdateWidth, value: Number(value) });
        }}
      />
      {setting('Motion', 'motion')}
      {setting('JavaScript', 'scripts')}
      <a className={elsewhere} href={import.meta.env.BASE_URL + TRANSLATIONS_PAGE}>
        Translations
      </a>
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
    <label className={field}>
      {label}
      <select className={select} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
