import { beforeAll, expect, test } from '@rstest/core';
import { type BrowserRun, runInBrowser } from '../../../../tools/docs/claims/runInBrowser.ts';

let run: BrowserRun;

beforeAll(async () => {
  run = await runInBrowser(
    {
      enter: `
      html('<form><input name="code" required><button>Apply</button></form>');
      const submit = rs.fn((event: Event) => event.preventDefault());
      document.querySelector('form')?.addEventListener('submit', submit);
      await page.getByRole('textbox').press('Enter');
      expect(submit).not.toHaveBeenCalled();
      await page.getByRole('textbox').fill('TEA5');
      await page.getByRole('textbox').press('Enter');
      expect(submit).toHaveBeenCalledTimes(1);`,
      select: `
      html('<select multiple><option value="s">Small<option value="l">Large</select>');
      const values = () => [...document.querySelectorAll('option')].filter((o) => o.selected).map((o) => o.value);
      await page.getByRole('listbox').selectOption('l');
      expect(values()).toEqual(['l']);
      await page.getByRole('listbox').selectOption('Small');
      expect(values()).toEqual(['s']);
      await page.getByRole('listbox').selectOption(['s', 'l']);
      expect(values()).toEqual(['s', 'l']);`,
      check: `
      html('<input type="checkbox">');
      await page.getByRole('checkbox').check();
      await page.getByRole('checkbox').check();
      await expect.element(page.getByRole('checkbox')).toBeChecked();`,
      fill: `
      html('<input>');
      const seen: string[] = [];
      for (const type of ['focus', 'keydown', 'keyup', 'input', 'change'])
        document.querySelector('input')?.addEventListener(type, () => seen.push(type));
      await page.getByRole('textbox').fill('TEA5');
      expect(seen).toEqual(['focus', 'input']);`,
      pointer: `
      html('<style>p { color: blue } p:hover { color: red }</style><p>Tea</p>');
      await page.getByText('Tea').hover();
      await expect.element(page.getByText('Tea')).toHaveCSS('color', 'rgb(255, 0, 0)');`,
      pointerLater: `
      html('<style>p { color: blue } p:hover { color: red }</style><p>Tea</p>');
      await expect.element(page.getByText('Tea')).toHaveCSS('color', 'rgb(255, 0, 0)');`,
      upload: `
      html('<input type="file" aria-label="File">');
      await page.getByLabel('File').setInputFiles('data/orders.csv');
      expect(await document.querySelector('input')?.files?.[0]?.text()).toBe('Tea,2');`,
      synthetic: `
      const { default: userEvent } = await import('@testing-library/user-event');
      html('<style>p { color: blue } p:hover { color: red }</style><p>Mug</p><div style="height: 200px"></div><i>away</i>');
      await page.getByText('away').hover();
      let trusted: boolean | undefined;
      const element = document.querySelector('p') as Element;
      element.addEventListener('click', (event) => { trusted = event.isTrusted; });
      await userEvent.hover(element);
      await userEvent.click(element);
      expect(trusted).toBe(false);
      await expect.element(page.getByText('Mug')).toHaveCSS('color', 'rgb(0, 0, 255)');`,
    },
    { 'data/orders.csv': 'Tea,2' },
  );
});

test('#fill-in-a-form: Enter in a field submits the form', () => expect(run.outcome('enter')).toBe('pass'));
test('#fill-in-a-form: while a required field is empty, no submit event arrives', () =>
  expect(run.outcome('enter')).toBe('pass'));
test('#fill-in-a-form: takes a value or a label, and an array for several', () =>
  expect(run.outcome('select')).toBe('pass'));
test('#fill-in-a-form: check leaves a box alone that is checked already', () =>
  expect(run.outcome('check')).toBe('pass'));
test('#type-and-use-the-keyboard: sets the value at once, and causes a single input event', () =>
  expect(run.outcome('fill')).toBe('pass'));
test('#point-hover-and-click: The pointer stays where it is when a test ends', () => {
  expect(run.outcome('pointer')).toBe('pass');
  expect(run.outcome('pointerLater')).toBe('pass');
});
test('#upload-a-file: A relative one starts at the folder in which Rstest was started', () =>
  expect(run.outcome('upload')).toBe('pass'));
test('#what-about-user-event: event.isTrusted is false, and :hover rules do not apply', () =>
  expect(run.outcome('synthetic')).toBe('pass'));
