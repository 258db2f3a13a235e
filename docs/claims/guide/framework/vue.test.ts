import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const names = ['updates', 'noplugin', 'node', 'detached', 'unmounts', 'server'];
let run: RstestRun;

beforeAll(async () => {
  const options: Record<string, string> = { noplugin: 'plugins: []', node: "testEnvironment: 'node'" };
  const projects = names.map(
    (name) =>
      `{ plugins: [pluginVue()], testEnvironment: 'happy-dom', ${options[name] ?? ''}${options[name] ? ',' : ''} name: '${name}', include: ['${name}.test.ts'] }`,
  );
  run = await runRstest({
    'rstest.config.ts': `import { pluginVue } from '@rsbuild/plugin-vue';
      export default { projects: [${projects}] };`,
    'Count.vue': `<script setup>
import { onUnmounted, ref } from 'vue';
const count = ref(1);
onUnmounted(() => { globalThis.unmounted = true; });
defineExpose({ add: () => count.value++ });
</script>
<template><button @click="count++">{{ count }}</button></template>`,
    ...Object.fromEntries(
      Object.entries({
        updates: `
          test('later', async () => {
            const wrapper = mount(Count);
            const done = wrapper.get('button').trigger('click');
            expect(wrapper.text()).toBe('1');
            await done;
            expect(wrapper.text()).toBe('2');
            wrapper.vm.add();
            expect(wrapper.text()).toBe('2');
            await nextTick();
            expect(wrapper.text()).toBe('3');
          });`,
        noplugin: "test('is parsed', () => { mount(Count); });",
        node: "test('mounts', () => { mount(Count); });",
        detached: `
          test('is detached', () => {
            mount(Count);
            expect(document.querySelector('button')).toBe(null);
            mount(Count, { attachTo: document.body });
            expect(document.querySelector('button')).not.toBe(null);
          });`,
        unmounts: `
          enableAutoUnmount(afterEach);
          test('mounts', () => { mount(Count); });
          test('is unmounted', () => { expect(globalThis.unmounted).toBe(true); });`,
        server: `
          test('emits twice', async () => {
            const wrapper = mount({ template: '<i />', emits: ['order'] });
            wrapper.vm.$emit('order', 1);
            wrapper.vm.$emit('order', 2, 'gift');
            expect(wrapper.emitted('order')).toEqual([[1], [2, 'gift']]);
          });`,
      }).map(([name, code]) => [
        `${name}.test.ts`,
        `import { enableAutoUnmount, mount } from '@vue/test-utils';
         import { afterEach, expect, test } from '@rstest/core';
         import { nextTick } from 'vue';
         import Count from './Count.vue';
         ${code}`,
      ]),
    ),
  });
});

test('#pitfalls: Vue updates the page later, in one go', () => expect(run.output).toContain('✓ [updates]'));
test('#pitfalls: Module parse failed, often followed by a part of your component', () =>
  expect(run.output).toMatch(/Count\.vue[\s\S]*Module parse failed[\s\S]*<script setup>/));
test('#pitfalls: document is not defined', () => expect(run.output).toContain('document is not defined'));
test('#pitfalls: mount renders into a detached element', () => expect(run.output).toContain('✓ [detached]'));
test('#set-up: Unmount every component after its test', () => expect(run.output).toContain('✓ [unmounts]'));
test('#test-a-component: holds one array of arguments for each time the event was emitted', () =>
  expect(run.output).toContain('✓ [server]'));
